import { once } from 'node:events';
import { errors, mediaTypes } from '@workspace-api/contract';
import { schemas } from '@workspace-api/contract/validators';
import { expect } from 'vitest';
import { type CompletedRequest, serve } from '../index.ts';
import { test } from './sandbox-test.ts';
import { openSocket, serveInTest } from './serve-in-test.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

type Timeouts = { headersTimeout?: number; requestTimeout?: number };

/**
 * Sends bytes to a served sandbox. @returns its response, once that is complete or the connection is closed
 *
 * @param isEnough whether the head is enough of a response without an end
 */
const exchange = async (bytes: string, timeouts: Timeouts = {}, isEnough = false) => {
  const requests: CompletedRequest[] = [];
  const lines: string[] = [];
  const { sandbox } = await startSandbox({ onRequest: (request) => requests.push(request) });
  const { url } = await serveInTest(sandbox, { log: (line) => lines.push(line), ...timeouts });
  const socket = openSocket(url);
  socket.write(bytes, 'latin1');
  let response = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    response += part;
    // Don't wait for a connection that stays open.
    const length = Number(/content-length: (\d+)/i.exec(response)?.[1] ?? Number.NaN);
    const [, body] = response.split('\r\n\r\n');
    if ((isEnough && body !== undefined) || Buffer.byteLength(body ?? '') >= length) socket.destroy();
  });
  await once(socket, 'close');
  const [head = '', body = ''] = response.split('\r\n\r\n');
  /** Each entry of the request log with its response. */
  const listLogged = async () => {
    const readLog = async (path: string) => (await sandbox.fetch(`/_sandbox/requests${path}`)).json();
    const { data } = (await readLog('')) as { data: { id: string }[] };
    return Promise.all(data.map(({ id }) => readLog(`/${id}`)));
  };
  const listCompleted = () => requests.map(({ method, path, status, code }) => [method, path, status, code]);
  return { status: Number(head.split(' ')[1]), head, body, lines, listCompleted, listLogged };
};

const host = 'Host: 127.0.0.1\r\n';
const authorization = `Authorization: Bearer ${tokens.full}\r\n`;
const path = '/v1/workspaces/acme/agents';
const head = `POST ${path} HTTP/1.1\r\n${host}${authorization}`;
const { code } = errors['malformed-request'];

/** Expects the error envelope. */
const expectEnvelope = ({ head, body }: { head: string; body: string }, errorCode: string) => {
  expect(JSON.parse(body).error.code).toBe(errorCode);
  expect(schemas.ErrorEnvelope(JSON.parse(body))).toBe(true);
  expect(head.toLowerCase()).toContain(`content-type: ${mediaTypes.json}`);
};

test.each([
  ['without a Host', 'GET /v1/me HTTP/1.1\r\n\r\n', 400],
  ['with an invalid Host', 'GET /v1/me HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
  ['for an invalid address', `GET me HTTP/1.1\r\n${host}\r\n`, 400],
  ['for an address with bare UTF-8', `GET /v1/\u00e4 HTTP/1.1\r\n${host}\r\n`, 400],
  ['with a control character', `GET /v1/me HTTP/1.1\r\nA: \u0000\r\n${host}\r\n`, 400],
  ['with an invalid length', `${head}Content-Length: many\r\n\r\n`, 400],
  ['with two lengths', `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ['with too large headers', `${head}A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['whose headers do not end', `${head}X-Slow: `, 408],
])('a request %s is rejected with the error envelope, and logged', async (_, bytes, status) => {
  const response = await exchange(bytes, { headersTimeout: 50 });
  expect([response.status, response.lines]).toEqual([status, []]);
  expectEnvelope(response, code);
  await expect.poll(response.listCompleted).toEqual([['', '', status, code]]);
  expect(await response.listLogged()).toMatchObject([
    {
      entry: { method: '', path: '', status, code, operation: null },
      request: { headers: {}, omitted: 'unread' },
      response: { body: expect.stringContaining(`"code":"${code}"`) },
    },
  ]);
});

test.each([
  ['does not end', 'Content-Length: 100\r\n\r\n{"name": ', 408],
  ['has chunks that do not end', 'Transfer-Encoding: chunked\r\n\r\n2\r\n{"\r\n', 408],
  ['has wrong chunks', 'Transfer-Encoding: chunked\r\n\r\n2\r\n{"\r\nno chunk\r\n', 400],
])('a request whose body %s is rejected and logged once', async (_, rest, status) => {
  const response = await exchange(head + rest, { requestTimeout: 50 });
  expect([response.status, response.lines]).toEqual([status, []]);
  expectEnvelope(response, code);
  await expect.poll(response.listCompleted).toEqual([['POST', path, status, code]]);
  expect(await response.listLogged()).toMatchObject([{ entry: { method: 'POST', path, status } }]);
});

test.each(['FLY', 'PROPFIND'])('the method %s is not found, with the error envelope', async (method) => {
  const response = await exchange(`${method} /v1/me HTTP/1.1\r\n${host}\r\n`);
  expect(response.status).toBe(404);
  expectEnvelope(response, errors['not-found'].code);
});

test('a connection without any data gets a 408, and is not logged', async () => {
  const response = await exchange('', { headersTimeout: 50 });
  expect([response.status, response.listCompleted(), await response.listLogged()]).toEqual([408, [], []]);
  expect(JSON.parse(response.body).error.message).toBe('The request did not arrive in time.');
});

test('an unknown expectation is ignored', async () => {
  const bytes = `GET /v1/me HTTP/1.1\r\n${host}${authorization}Expect: miracles\r\n\r\n`;
  expect((await exchange(bytes)).status).toBe(200);
});

test('a response can take longer than the time limit of its request', async ({ sandbox }) => {
  const { url } = await serveInTest(sandbox, { requestTimeout: 500 });
  const [controller, headers] = [new AbortController(), { Authorization: `Bearer ${tokens.full}` }];
  const { signal } = controller;
  const tail = await fetch(`${url}/v1/workspaces/acme/logs/tail`, { headers, signal });
  const reader = tail.body?.getReader();
  const endOfStream = (async () => (await reader?.read())?.done)();
  // A later connection times out in the meantime.
  await once(openSocket(url).resume(), 'close');
  expect(await Promise.race([endOfStream, 'still open'])).toBe('still open');
  controller.abort();
  await expect(endOfStream).rejects.toThrow();
});

test.for([
  [{ headersTimeout: 0 }, 'The option "headersTimeout" of serve takes whole milliseconds of at least 1.'],
  [{ requestTimeout: 1.5 }, 'The option "requestTimeout" of serve takes whole milliseconds of at least 1.'],
  [{ headersTimeout: 20, requestTimeout: 10 }, '"headersTimeout" is out of range'],
] as const)('the timeouts %o are rejected', async ([options, message], { sandbox }) => {
  await expect(serve(sandbox, { port: 0, ...options })).rejects.toThrow(message);
});

test('a truncated body is a client error and creates nothing', async () => {
  // `startSandbox` fails on every error that the sandbox logs.
  const { sandbox, send } = await startSandbox();
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"name":'));
    },
    pull: (controller) => controller.error(new Error('gone')),
  });
  const init = { method: 'POST', headers: { Authorization: `Bearer ${tokens.full}` }, body, duplex: 'half' };
  const response = await sandbox.fetch(path, init as RequestInit);
  expect(response.status).toBe(errors['malformed-json'].status);
  expect((await send('GET', '/workspaces/acme/agents')).json.data).toHaveLength(3);
});

test.each([
  ['GET /health HTTP/1.0', '"status":"ok"'],
  ['GET /openapi.json HTTP/1.0', '"openapi":'],
])('%s without a Host is served, and the connection closes', async (line, content) => {
  const { head, body } = await exchange(`${line}\r\n\r\n`);
  expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(head).toMatch(/^Connection: close$/m);
  expect(body).toContain(content);
});

test.each([
  ['a tail of the log', '/v1/workspaces/acme/logs/tail', mediaTypes.ndjson],
  ['events', '/_sandbox/events', 'text/event-stream'],
])(
  '%s: an HTTP/1.0 client reads until the connection ends, and proxies do not buffer',
  async (_, path, accept) => {
    for (const te of ['X-None: 1', 'TE: chunked, trailers']) {
      const lines = `GET ${path} HTTP/1.0\r\n${host}${authorization}Accept: ${accept}\r\n${te}\r\n\r\n`;
      const { head } = await exchange(lines, {}, true);
      expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      expect(head).toMatch(/^Connection: close$/im);
      expect(head).not.toMatch(/^Transfer-Encoding/im);
      expect(head).toMatch(/^X-Accel-Buffering: no$/im);
    }
  },
);

test('a list is sent to HTTP/1.0 without chunks and trailers', async () => {
  const lines = `Accept: ${mediaTypes.ndjson}\r\nTE: trailers\r\n\r\n`;
  const { head, body } = await exchange(`GET ${path} HTTP/1.0\r\n${authorization}${lines}`);
  expect(head).not.toMatch(/^(Transfer-Encoding|Trailer)/im);
  expect(head).toMatch(/^X-Accel-Buffering: no$/im);
  expect(body).toMatch(/^\{.*\}\n$/s);
});
