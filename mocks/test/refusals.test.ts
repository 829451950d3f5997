import { connect } from 'node:net';
import { errors, mediaTypes } from '@workspace-api/contract';
import { schemas } from '@workspace-api/contract/validators';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../index.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

const start = async () => {
  const { sandbox } = await startSandbox();
  const { url, close } = await serve(sandbox, { port: 0 });
  onTestFinished(close);
  return Number(new URL(url).port);
};

/** The response to raw bytes, up to the end of the connection. */
const exchange = (port: number, bytes: string) =>
  new Promise<{ status: number; head: string; body: string }>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let response = '';
    const parseResponse = () => {
      const [head = '', body = ''] = response.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), body });
    };
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      response += chunk;
      // Don't wait for a connection that stays open.
      const length = Number(/content-length: (\d+)/i.exec(response)?.[1] ?? Number.NaN);
      if (Buffer.byteLength(response.split('\r\n\r\n')[1] ?? '') >= length) socket.destroy();
    });
    socket.on('close', parseResponse).on('error', reject);
  });

const host = 'Host: 127.0.0.1\r\n';
const authorization = `Authorization: Bearer ${tokens.full}\r\n`;

test.each([
  ['an unknown method', `FLY /v1/me HTTP/1.1\r\n${host}\r\n`, errors['not-found']],
  ['a method that no operation has', `PROPFIND /v1/me HTTP/1.1\r\n${host}\r\n`, errors['not-found']],
  ['a request without a Host', 'GET /v1/me HTTP/1.1\r\n\r\n', errors['validation-failed']],
  ['an invalid Host', 'GET /v1/me HTTP/1.1\r\nHost: a b\r\n\r\n', errors['validation-failed']],
  ['an invalid address', `GET me HTTP/1.1\r\n${host}\r\n`, errors['validation-failed']],
  ['an address with bare UTF-8', `GET /v1/\u00e4 HTTP/1.1\r\n${host}\r\n`, errors['validation-failed']],
  ['a control character', `GET /v1/me HTTP/1.1\r\nA: \u0000\r\n${host}\r\n`, errors['validation-failed']],
  [
    'two lengths',
    `POST /v1/oauth/token HTTP/1.1\r\n${host}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    errors['validation-failed'],
  ],
  [
    'headers without end',
    `GET /v1/me HTTP/1.1\r\n${host}A: ${'a'.repeat(20_000)}\r\n\r\n`,
    { ...errors['validation-failed'], status: 431 },
  ],
] as const)('%s is rejected with the error envelope', async (_, bytes, { status, code }) => {
  const response = await exchange(await start(), bytes);
  expect([response.status, JSON.parse(response.body).error.code]).toEqual([status, code]);
  expect(schemas.ErrorEnvelope(JSON.parse(response.body))).toBe(true);
  expect(response.head).toContain(`content-type: ${mediaTypes.json}`);
});

test('an unknown expectation is ignored', async () => {
  const bytes = `GET /v1/me HTTP/1.1\r\n${host}${authorization}Expect: miracles\r\n\r\n`;
  expect((await exchange(await start(), bytes)).status).toBe(200);
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
  const response = await sandbox.fetch('/v1/workspaces/acme/agents', init as RequestInit);
  expect(response.status).toBe(errors['malformed-json'].status);
  expect((await send('GET', '/workspaces/acme/agents')).json.data).toHaveLength(3);
});
