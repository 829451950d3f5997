import { once } from 'node:events';
import { connect } from 'node:net';
import { errors } from '@workspace-api/contract';
import { expect, onTestFinished, test } from 'vitest';
import { type CompletedRequest, serve } from '../index.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

/** Sends bytes to a served sandbox until it closes the connection. */
const sendBytes = async (
  bytes: string,
  timeouts: { headersTimeout?: number; requestTimeout?: number } = {},
) => {
  const requests: CompletedRequest[] = [];
  const { sandbox } = await startSandbox({ onRequest: (request) => requests.push(request) });
  const { url, close } = await serve(sandbox, { port: 0, ...timeouts });
  onTestFinished(close);
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
  onTestFinished(() => void socket.destroy());
  let response = '';
  socket.on('data', (part) => (response += part));
  socket.write(bytes);
  await once(socket, 'close');
  /** Each entry of the request log with its response. */
  const listLogged = async () => {
    const readLog = async (path: string) => (await sandbox.fetch(`/_sandbox/requests${path}`)).json();
    const { data } = (await readLog('')) as { data: { id: string }[] };
    return Promise.all(data.map(({ id }) => readLog(`/${id}`)));
  };
  const listCompleted = () => requests.map(({ method, path, status, code }) => [method, path, status, code]);
  return { status: Number(response.split(' ')[1]), listCompleted, listLogged };
};

const errorCode = errors['malformed-request'].code;
const head = `POST /v1/workspaces/acme/agents HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tokens.full}\r\n`;

test.each([
  ['too large headers', `${head}X-Large: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['too slow headers', `${head}X-Slow: `, 408],
  ['invalid HTTP', `${head}Content-Length: many\r\n\r\n`, 400],
  ['no Host', 'GET /v1/me HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
])('a request with %s is logged with its response', async (_, bytes, status) => {
  const response = await sendBytes(bytes, { headersTimeout: 50 });
  expect(response.status).toBe(status);
  expect(response.listCompleted()).toEqual([['', '', status, errorCode]]);
  expect(await response.listLogged()).toMatchObject([
    {
      entry: { method: '', path: '', status, code: errorCode, operation: null },
      request: { headers: {}, omitted: 'unread' },
      response: { body: expect.stringContaining(`"code":"${errorCode}"`) },
    },
  ]);
});

test.each([
  ['too slowly', 'Content-Length: 100\r\n\r\n{"name": ', 408],
  ['in wrong chunks', 'Transfer-Encoding: chunked\r\n\r\n2\r\n{"\r\nno chunk\r\n', 400],
])('a request whose body arrives %s is logged once, with its response', async (_, rest, status) => {
  const response = await sendBytes(head + rest, { requestTimeout: 50 });
  expect(response.status).toBe(status);
  const [method, path] = ['POST', '/v1/workspaces/acme/agents'];
  await expect.poll(response.listCompleted).toEqual([[method, path, status, errorCode]]);
  expect(await response.listLogged()).toMatchObject([{ entry: { method, path, status } }]);
});

test('a connection without any data is not logged', async () => {
  const response = await sendBytes('', { headersTimeout: 50 });
  expect([response.status, response.listCompleted()]).toEqual([408, []]);
  expect(await response.listLogged()).toEqual([]);
});
