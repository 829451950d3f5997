import { headerNames } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import { request } from 'undici';
import { expect, test } from 'vitest';
import { serveInTest } from '../../test/serve-in-test.ts';
import { startSandbox } from '../../test/start-sandbox.ts';

/** Sends headers that fetch doesn't allow, over a real connection. */
const call = async (headers: Record<string, string>) => {
  const { sandbox } = await startSandbox();
  const { url } = await serveInTest(sandbox);
  const { statusCode: status, body } = await request(`${url}${controlPath}/clock`, { headers });
  return { status, body: await body.text() };
};

test.each([
  ...['127.0.0.1', '127.0.0.2:4010', 'localhost:80', 'LOCALHOST', '[::1]:4010'].map((Host) => ({ Host })),
  ...['http://localhost:3000', 'http://127.0.0.1', 'https://[::1]:8443'].map((Origin) => ({ Origin })),
])('a request with %j is accepted', async (headers) => {
  expect((await call(headers)).status).toBe(200);
});

test.each([
  ...['sandbox.example', '127.0.0.1.sandbox.example', '127.evil.example', '[::7f00:1]', '10.0.0.7'].map(
    (Host) => ({ Host }),
  ),
  ...['https://pages.example', 'http://localhost.pages.example', 'null'].map((Origin) => ({ Origin })),
])('a request with %j is rejected', async (headers) => {
  const { status, body } = await call(headers);
  const message = expect.stringContaining(Object.values(headers).join());
  expect([status, JSON.parse(body).error]).toEqual([403, { code: 'loopback_only', message }]);
});

test('a webhook is rejected, whichever sandbox of this machine sends it', async () => {
  const { status, body } = await call({ [headerNames.svcSignature]: '0'.repeat(64) });
  expect([status, JSON.parse(body).error.code]).toEqual([403, 'loopback_only']);
});

test('a connection from another machine is rejected', async () => {
  const { sandbox } = await startSandbox();
  const incoming = { socket: { remoteAddress: '192.0.2.7' } } as never;
  const headers = { Host: 'localhost' };
  const foreignRequest = new Request(`http://localhost${controlPath}/clock`, { headers });
  expect((await sandbox.fetch(foreignRequest, { incoming })).status).toBe(403);
});
