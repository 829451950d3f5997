import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../../conformance/test/listen.ts';
import { retries } from './retries.ts';
import { validateResponses } from './validate-responses.ts';

const json = 'application/json';
const me = 'http://127.0.0.1/v1/me';
const fetchResponse = (body: string | null, status: number, type = json) =>
  validateResponses(() => new Response(body, { status, headers: { 'Content-Type': type } }))(me);

test('responses with JSON or an error envelope are returned, and can still be read', async () => {
  expect(await (await fetchResponse('{"a":1}', 200)).json()).toEqual({ a: 1 });
  const notFound = await fetchResponse('{"error":{"code":"not_found","message":"No."}}', 404);
  expect(await notFound.json()).toMatchObject({ error: { code: 'not_found' } });
});

test('a response is read without a clone, whose body is empty in happy-dom', async () => {
  const clone = vi.spyOn(Response.prototype, 'clone').mockImplementation(() => new Response(null));
  onTestFinished(() => clone.mockRestore());
  const server = () => Response.json({ error: { code: 'internal_error', message: 'No.' } }, { status: 500 });
  const send = retries({ retries: 0 })(validateResponses(server));
  expect(await (await send(me)).json()).toMatchObject({ error: { code: 'internal_error' } });
  expect(clone).not.toHaveBeenCalled();
});

test.each([200, 401, 502])('a %i with an empty body is a distinct error', async (status) => {
  await expect(fetchResponse('', status)).rejects.toMatchObject({
    name: 'EmptyBodyError',
    kind: 'empty_body',
    response: { status },
    message: `GET ${me}: Expected JSON, got ${status} with an empty body. Check for a proxy.`,
  });
});

test('a 204 and a response to HEAD need no body', async () => {
  expect((await validateResponses(() => new Response(null, { status: 204 }))(me)).status).toBe(204);
  expect((await validateResponses(() => new Response(null))(me, { method: 'HEAD' })).status).toBe(200);
});

test.each([
  ['the HTML of a proxy', '<html>Bad Gateway</html>', 502, 'text/html'],
  ['the sign-in page of a network', '<html>Welcome</html>', 200, 'text/html'],
  ['the JSON of a gateway', '{"message":"Forbidden"}', 403, json],
])('%s is a distinct error that has the body', async (_, body, status, type) => {
  await expect(fetchResponse(body, status, type)).rejects.toMatchObject({
    name: 'UnexpectedBodyError',
    kind: 'unexpected_body',
    body,
    response: { status },
    message: expect.stringMatching(
      new RegExp(`^GET ${me}: Expected .*, got ${status} with ${type}. Check for a proxy.$`),
    ),
  });
});

/** The response of a server in an encoding, to a request with a query and a header. */
const fetchAs = (type: string, body: string, query: string, headers: Record<string, string>) =>
  validateResponses(() => new Response(body, { headers: { 'Content-Type': type } }))(me + query, { headers });

const ndjson = 'application/x-ndjson';

test.each([
  ['Accept: text/csv', '', { Accept: 'text/csv' }],
  ['Accept with alternatives', '', { Accept: 'application/json;q=0.1, Text/CSV; header=present' }],
  ['the parameter format, which takes precedence', '?format=csv', { Accept: json }],
  ['no encoding', '', {}],
])('a list in CSV is passed on if the request has %s', async (_, query, headers) => {
  const response = await fetchAs(
    'text/csv; charset=utf-8',
    'id\r\n',
    query,
    headers as Record<string, string>,
  );
  expect(await response.text()).toBe('id\r\n');
});

test('an encoding of your own is passed on if it was requested', async () => {
  const headers = { Accept: 'application/x-own' };
  expect(await (await fetchAs('application/x-own', 'own', '', headers)).text()).toBe('own');
});

test.each([
  ['JSON', json, 'text/csv', 'id\r\n'],
  ['JSON', json, ndjson, '{"id":1}\n{"id":2}\n'],
  ['CSV', 'text/csv', json, '{"data":[]}'],
  ['CSV', 'text/csv', ndjson, '{"id":1}\n'],
  ['NDJSON', ndjson, json, '{"data":[]}'],
])('a request for %s that gets another encoding fails (%s, %s)', async (_, accept, type, body) => {
  const expected = accept === json ? 'JSON' : accept;
  await expect(fetchAs(type, body, '', { Accept: accept })).rejects.toMatchObject({
    kind: 'unexpected_body',
    body,
    message: `GET ${me}: Expected ${expected}, got 200 with ${type}. Check for a proxy.`,
  });
});

test('a list in another encoding is passed on unread', async () => {
  const endless = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"id":1}\n')),
  });
  const headers = { 'Content-Type': 'Application/X-NDJSON; charset=utf-8' };
  const response = await validateResponses(() => new Response(endless, { headers }))(me);
  const { value } = (await response.body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe('{"id":1}\n');
});

/** A server that writes the start of a response, or nothing, and closes the connection. */
const breaking = async (start?: string): Promise<string> => {
  const origin = await listen((_, response) => {
    if (start === undefined) return void response.destroy();
    response.writeHead(200, { 'Content-Type': json, 'Content-Length': 100 });
    response.write(start, () => response.destroy());
  });
  return `${origin}/v1/me`;
};

test('a connection that breaks within the body causes a TruncatedBodyError', async () => {
  const address = await breaking('{"user":');
  await expect(validateResponses((request) => fetch(request))(address)).rejects.toMatchObject({
    kind: 'truncated_body',
    response: { status: 200 },
  });
});

test('a connection that breaks before the response causes a NetworkError', async () => {
  const broken = await breaking();
  const send = validateResponses((request) => fetch(request));
  await expect(send(broken)).rejects.toMatchObject({
    name: 'NetworkError',
    kind: 'network',
    cause: expect.any(TypeError),
  });
});
