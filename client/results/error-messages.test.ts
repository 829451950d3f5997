import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import {
  ApiError,
  createWorkspaceClient,
  parseCsv,
  parseTson,
  readNdjson,
  type TransportError,
  type WorkspaceMethods,
} from '../index.ts';

const baseUrl = 'http://127.0.0.1:4010/v1';
const token = 'key_live_0123456789abcdef0123456789abcdef';
const nginx = `<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n<p>${token}</p></body>\r\n</html>\r\n`;

/** The error of a call, as an exception and in its result. */
const fail = async (respond: () => Response | Promise<Response>): Promise<ApiError | TransportError> => {
  const api: WorkspaceMethods = createWorkspaceClient({ baseUrl, token: 'a', retries: 0, fetch: respond });
  const call = api.agents.create('acme', { name: '' }, { headers: { 'X-Trace': '1' } });
  const result = await call.result();
  if (result.ok) throw new Error('Expected an error.');
  await expect(call).rejects.toEqual(result.error);
  expect(result.response).toBe(result.error.response);
  return result.error;
};

const respondWith = (body: string, status: number, type = 'application/json') =>
  fail(() => new Response(body, { status, headers: { 'Content-Type': type } }));

const respondWithError = (error: object) => respondWith(JSON.stringify({ error }), 400);

/** Whatever a log or a console may show of an error. */
const listPrinted = (error: Error) => [
  error.message,
  String(error),
  inspect(error, { depth: 10 }),
  JSON.stringify(error),
];

test('the message has the method, the path, the status, the code and the first invalid field', async () => {
  const fields = [
    { path: '/name', reason: 'too_short', message: 'The value must have at least 1 character.' },
    { path: '/schedule', reason: 'format_mismatch', message: 'No.' },
  ];
  const error = await respondWithError({ code: 'validation_failed', message: 'Invalid.', fields });
  expect(error.message).toBe('POST /v1/workspaces/acme/agents: 400 validation_failed, /name too_short');
  expect(error).toMatchObject({ serviceMessage: 'Invalid.', fields });
  expect(String(error)).toBe(
    'ApiError: POST /v1/workspaces/acme/agents: 400 validation_failed, /name too_short, /schedule format_mismatch',
  );
});

test('a field error of the whole body names the body', async () => {
  const fields = [{ path: '', reason: 'missing', message: 'A JSON body is required.' }];
  const error = await respondWithError({ code: 'validation_failed', message: 'Invalid.', fields });
  expect(error.message).toMatch(/ 400 validation_failed, the body missing$/);
});

test("an error without fields has the service's message only as a property that isn't printed", async () => {
  const error = await respondWithError({ code: 'not_found', message: 'No\nagent.' });
  expect(error.message).toBe('POST /v1/workspaces/acme/agents: 400 not_found');
  expect((error as ApiError).serviceMessage).toBe('No\nagent.');
  for (const printed of listPrinted(error)) expect(printed).not.toContain('agent.');
});

test('the id of the request in the error takes precedence over the header', async () => {
  const headers = { 'X-Request-Id': 'req_header' };
  for (const request_id of [undefined, 'req_body']) {
    const error = { code: 'upstream_unavailable', message: 'No.', details: { retryable: false, request_id } };
    const { requestId } = await fail(() => Response.json({ error }, { status: 503, headers }));
    expect(requestId).toBe(request_id ?? 'req_header');
  }
});

test("printing an error doesn't print its response", async () => {
  const path = '/v1/workspaces/acme/agents';
  const error = await respondWithError({ code: 'not_found', message: 'No.' });
  expect(inspect(error)).toContain("code: 'not_found'");
  expect(inspect(error)).not.toMatch(/Response|Headers/);
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ status: 400, path });

  const proxy = await respondWith('<h1>Bad Gateway</h1>', 502, 'text/html');
  expect(proxy).toMatchObject({ kind: 'unexpected_body', status: 502, method: 'POST', path });
  expect(inspect(proxy)).not.toMatch(/Response|Headers/);
});

test('an error without a response has the request and the code of the system', async () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNRESET' });
  const error = await fail(() => Promise.reject(new TypeError('fetch failed', { cause })));
  expect(error).toMatchObject({
    kind: 'network',
    method: 'POST',
    path: '/v1/workspaces/acme/agents',
    status: undefined,
    code: 'ECONNRESET',
  });
  expect(error.response).toBeUndefined();
});

test.each<[string, () => Promise<Error>]>([
  ['HTML of nginx', () => respondWith(nginx, 502, 'text/html')],
  ['text as JSON', () => respondWith(`oops ${token}`, 200)],
  ['JSON that is cut off', () => respondWith(`{"token":"${token}","x":oops`, 201)],
  ['JSON of a gateway', () => respondWith(JSON.stringify({ message: token }), 403)],
  ['a media type with a token', () => respondWith('', 502, `text/${token}`)],
  ['an error message', () => respondWithError({ code: 'conflict', message: token })],
  ['an error code', () => respondWithError({ code: `x\n${token}`, message: '' })],
  [
    'an invalid field',
    () =>
      respondWithError({
        code: 'validation_failed',
        message: '',
        fields: [{ path: `/a\n${token}`, reason: `b\n${token}`, message: token }],
      }),
  ],
  ['details', () => respondWithError({ code: 'conflict', message: '', details: { near: { value: token } } })],
  [
    'a redirect',
    () =>
      fail(
        () =>
          new Response(null, { status: 302, headers: { Location: `https://x.test/${token}?code=${token}` } }),
      ),
  ],
  [
    'an exception of fetch',
    () => fail(() => Promise.reject(new TypeError('fetch failed', { cause: new Error(`a\nb`) }))),
  ],
])('no printed form of an error shows a token, and its message is one line: %s', async (_, run) => {
  const error = await run();
  for (const printed of listPrinted(error)) expect(printed).not.toContain(token);
  expect(error.message).toMatch(/^POST (?:http:\/\/127\.0\.0\.1:4010)?\/v1\/workspaces\/acme\/agents: .+$/);
  expect(String(error)).not.toMatch(/[\r\n]/);
  expect(error.message.length).toBeLessThan(1000);
});

test.each<[string, () => unknown]>([
  ['CSV', () => parseCsv(`a\r\n"${token}"\n\u0007"`)],
  ['a boolean in CSV', () => parseCsv(`a\r\n"x\n${token}"\r\n`, { a: true })],
  ['TSON', () => parseTson(`${token}\u0007\n`)],
  ['NDJSON', () => readNdjson(new Response(`oops ${token}\u0007\n`).body).next()],
  ['a line of NDJSON that is cut off', () => readNdjson(new Response(`{"a":oops ${token}`).body).next()],
  [
    'an error in NDJSON',
    () => readNdjson(new Response(`{"error":{"code":"x\\n${token}","message":"${token}"}}\n`).body).next(),
  ],
])('an error about a body quotes one line of it, without a token: %s', async (_, parse) => {
  const error = await (async () => parse())().then(
    () => new Error('Expected an error.'),
    (thrown: Error) => thrown,
  );
  expect(error.name).toMatch(/^(?:DecodeError|IncompleteStreamError)$/);
  for (const printed of listPrinted(error)) expect(printed).not.toContain(token);
  expect(String(error)).not.toMatch(/[\p{Cc}]/u);
});

test('a very long code, path or field makes no long message', async () => {
  const long = 'x'.repeat(100_000);
  const fields = Array.from({ length: 3 }, () => ({ path: long, reason: long, message: long }));
  const error = await respondWithError({ code: long, message: long, fields });
  expect(error).toBeInstanceOf(ApiError);
  expect(String(error).length).toBeLessThan(1000);
});
