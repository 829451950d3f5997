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

test.each(['127.0.0.1', '127.0.0.1:4010', '127.0.0.2:4010', 'localhost:80', 'LOCALHOST', '[::1]:4010'])(
  'the Host %s is accepted',
  async (host) => {
    expect((await call({ Host: host })).status).toBe(200);
  },
);

test.each([
  'sandbox.example',
  '127.0.0.1.sandbox.example',
  '127.evil.example',
  '[::7f00:1]',
  'localhost.sandbox.example:4010',
  '10.0.0.7',
])('the Host %s is rejected', async (host) => {
  const { status, body } = await call({ Host: host });
  expect(status).toBe(403);
  expect(JSON.parse(body).error).toEqual({
    code: 'loopback_only',
    message: expect.stringContaining(host),
  });
});

test.each(['http://localhost:3000', 'http://127.0.0.1', 'https://[::1]:8443'])(
  'a page of %s is accepted',
  async (origin) => {
    expect((await call({ Origin: origin })).status).toBe(200);
  },
);

test.each(['https://pages.example', 'http://localhost.pages.example', 'null'])(
  'a page of %s is rejected',
  async (origin) => {
    expect((await call({ Origin: origin })).status).toBe(403);
  },
);

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
