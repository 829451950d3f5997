import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type ServeOptions, serve } from '../sandbox/serve.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

const serveWith = async (options: Partial<ServeOptions>) => {
  const { sandbox } = await startSandbox();
  const lines: string[] = [];
  const { url, close } = await serve(sandbox, { port: 0, log: (line) => lines.push(line), ...options });
  onTestFinished(close);
  return { url: new URL(url), lines };
};

/** The server's response to the beginning of a request, until the server closes the connection. */
const respondTo = async ({ hostname, port }: URL, beginning: string): Promise<string> => {
  const socket = connect({ port: Number(port), host: hostname });
  onTestFinished(() => void socket.destroy());
  let response = '';
  socket.on('data', (part) => {
    response += part;
  });
  socket.write(beginning);
  await once(socket, 'close');
  return response;
};

const line = 'POST /v1/workspaces/acme/agents HTTP/1.1\r\n';
const head = `${line}Host: sandbox\r\nAuthorization: Bearer ${tokens.full}\r\n`;

test.each([
  ['whose headers do not end', `${head}X-Slow: `, { headersTimeout: 50 }],
  ['whose body does not end', `${head}Content-Length: 100\r\n\r\n{"name": `, { requestTimeout: 50 }],
  ['whose chunks do not end', `${head}Transfer-Encoding: chunked\r\n\r\n2\r\n{"\r\n`, { requestTimeout: 50 }],
  ['that does not begin', '', { headersTimeout: 50 }],
])('a request %s gets a 408, and its connection is closed', async (_, beginning, options) => {
  const { url, lines } = await serveWith(options);
  const response = await respondTo(url, beginning);
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
  expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '').error.message).toBe(
    'The request did not arrive in time.',
  );
  expect(lines).toEqual([]);
});

test('a response can take longer than the time limit of its request', async () => {
  const { url } = await serveWith({ requestTimeout: 50 });
  const [controller, headers] = [new AbortController(), { Authorization: `Bearer ${tokens.full}` }];
  const { signal } = controller;
  const tail = await fetch(new URL('/v1/workspaces/acme/logs/tail', url), { headers, signal });
  const reader = tail.body?.getReader();
  const endOfStream = (async () => (await reader?.read())?.done)();
  // Another connection times out twice in the meantime.
  for (const _ of [1, 2]) await respondTo(url, '');
  expect(await Promise.race([endOfStream, 'still open'])).toBe('still open');
  controller.abort();
  await expect(endOfStream).rejects.toThrow();
});

test.each([
  [{ headersTimeout: 0 }, 'headersTimeout must be whole milliseconds of at least 1. Received: 0.'],
  [{ requestTimeout: 1.5 }, 'requestTimeout must be whole milliseconds of at least 1. Received: 1.5.'],
  [
    { headersTimeout: 20, requestTimeout: 10 },
    'headersTimeout (20 ms) is longer than requestTimeout (10 ms)',
  ],
])('the timeouts %o are rejected', async (options, message) => {
  const { sandbox } = await startSandbox();
  await expect(serve(sandbox, { port: 0, ...options })).rejects.toThrow(message);
});
