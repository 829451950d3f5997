import { once } from 'node:events';
import { connect } from 'node:net';
import { mediaTypes } from '@workspace-api/contract';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../sandbox/serve.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

/** Sends lines to a served sandbox, and reads until it closes the connection or `isEnough`. */
const send = async (
  lines: readonly string[],
  { ownProcess = false, isEnough = (_: string): boolean => false } = {},
): Promise<{ head: string; body: string }> => {
  const { sandbox } = await startSandbox();
  const { url, close } = await serve(sandbox, { port: 0, ownProcess });
  onTestFinished(close);
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname });
  socket.write([...lines, '', ''].join('\r\n'));
  let received = '';
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.on('data', (part) => {
      received += part;
      if (isEnough(received)) resolve();
    });
  });
  socket.destroy();
  if (!socket.closed) await once(socket, 'close');
  const [head = '', ...body] = received.split('\r\n\r\n');
  return { head, body: body.join('\r\n\r\n') };
};

const authorization = `Authorization: Bearer ${tokens.full}`;

test.each([
  ['GET /health HTTP/1.0', '"status":"ok"'],
  ['GET /openapi.json HTTP/1.0', '"openapi":'],
])('%s without a Host is served, and the connection closes', async (line, content) => {
  const { head, body } = await send([line]);
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
      const { head } = await send(
        [`GET ${path} HTTP/1.0`, 'Host: 127.0.0.1', authorization, `Accept: ${accept}`, te],
        { isEnough: (received) => received.includes('\r\n\r\n') },
      );
      expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      expect(head).toMatch(/^Connection: close$/im);
      expect(head).not.toMatch(/^Transfer-Encoding/im);
      expect(head).toMatch(/^X-Accel-Buffering: no$/im);
    }
  },
);

test('a list is sent to HTTP/1.0 without chunks and trailers', async () => {
  const { head, body } = await send([
    'GET /v1/workspaces/acme/agents HTTP/1.0',
    authorization,
    `Accept: ${mediaTypes.ndjson}`,
    'TE: trailers',
  ]);
  expect(head).not.toMatch(/^(Transfer-Encoding|Trailer)/im);
  expect(head).toMatch(/^X-Accel-Buffering: no$/im);
  expect(body).toMatch(/^\{.*\}\n$/s);
});
