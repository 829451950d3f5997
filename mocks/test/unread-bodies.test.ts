import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { limits } from '../sandbox/core/limits.ts';
import { serve } from '../sandbox/serve.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

const agents = '/v1/workspaces/acme/agents';
const chunked = 'Transfer-Encoding: chunked';
const chunk = (length: number) => `${length.toString(16)}\r\n${'x'.repeat(length)}\r\n`;

/** A connection to a new sandbox. */
const connectToSandbox = async () => {
  const { sandbox } = await startSandbox();
  const fetch = vi.fn(sandbox.fetch);
  const served = await serve({ fetch }, { port: 0 });
  onTestFinished(() => served.close().catch(() => undefined));
  const { hostname, port } = new URL(served.url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  // The connection of a client that keeps sending after the end is reset.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return { socket, served, fetch };
};

/** The response until the server closes its side. The client's side stays open. */
const readResponse = async (socket: Socket): Promise<string> => {
  let received = '';
  socket.on('data', (part) => {
    received += part;
  });
  await once(socket, 'end');
  return received;
};

const waitForClose = (socket: Socket) =>
  new Promise<void>((resolve) => {
    if (socket.closed) resolve();
    socket.once('close', () => resolve());
  });

const head = (path: string, lines: readonly string[], token = tokens.full): string =>
  [`POST ${path} HTTP/1.1`, 'Host: sandbox', `Authorization: Bearer ${token}`, ...lines, '', ''].join('\r\n');

test.each([
  ['whose token may send it', tokens.full, 413],
  ['whose token is unknown', 'key_test_nobody', 401],
])('an endless body of a request %s closes its connection with the response', async (_, token, status) => {
  const { socket } = await connectToSandbox();
  socket.write(head(agents, [chunked], token));
  const part = chunk(64 * 1024);
  const pump = () => {
    while (socket.writable && socket.write(part));
  };
  socket.on('drain', pump);
  pump();
  const response = await readResponse(socket);
  expect(response).toContain(`HTTP/1.1 ${status} `);
  expect(response.toLowerCase()).toContain('connection: close');
  await waitForClose(socket);
});

test.each([
  ['', []],
  [', and the server does not send 100 Continue', ['Expect: 100-continue']],
])('a body that is declared too long is not awaited%s', async (_, expectation) => {
  const { socket } = await connectToSandbox();
  socket.write(head(agents, [`Content-Length: ${limits.bodyBytes + 1}`, ...expectation]));
  const response = await readResponse(socket);
  expect(response).toMatch(/^HTTP\/1.1 413 /);
  expect(response.toLowerCase()).toContain('connection: close');
});

const last = `${head(agents, ['Content-Length: 2', 'Connection: close'])}{}`;

test.each([
  [413, tokens.full],
  [401, 'key_test_nobody'],
])('requests after a %i that closes the connection are not executed', async (status, token) => {
  const { socket, served, fetch } = await connectToSandbox();
  socket.write(head(agents, [chunked], token) + chunk(limits.bodyBytes + 1));
  const response = await readResponse(socket);
  expect(response.match(/HTTP\/1.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
  socket.end(`0\r\n\r\n${last}`);
  await served.close();
  expect(fetch).toHaveBeenCalledTimes(1);
});

const shortBody = '{"name":"Wired"}';

test.each([
  [
    'a short body that is not read',
    `${head(agents, ['Content-Length: 20000'], 'key_test_nobody')}${'x'.repeat(20_000)}`,
    401,
  ],
  ['a chunked body within the limit', `${head(agents, [chunked])}10\r\n${shortBody}\r\n0\r\n\r\n`, 201],
])('%s leaves its connection open', async (_, first, status) => {
  const { socket } = await connectToSandbox();
  socket.write(first + last);
  const responses = await readResponse(socket);
  expect(responses.match(/HTTP\/1.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 400']);
});
