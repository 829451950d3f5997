import { headerNames } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import { expect, test } from 'vitest';
import { startSandbox } from '../../test/start-sandbox.ts';

/** Sends headers as a client of this machine does, or as one at another address. */
const call = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
  const { sandbox } = await startSandbox();
  const request = new Request(`http://localhost${controlPath}/clock`, {
    headers: { Host: 'localhost', ...headers },
  });
  const response = await sandbox.fetch(request, {
    incoming: { headers, socket: { remoteAddress } } as never,
  });
  return { status: response.status, json: (await response.json()) as { error: unknown } };
};

test.each([
  ...['127.0.0.1', '127.0.0.1:4010', '127.0.0.2:4010', 'localhost:80', 'LOCALHOST', '[::1]:4010'].map(
    (host) => ({ Host: host }),
  ),
  ...['http://localhost:3000', 'http://127.0.0.1', 'https://[::1]:8443'].map((page) => ({ Origin: page })),
])('a request with %j is accepted', async (headers) => {
  expect((await call(headers)).status).toBe(200);
});

test.each([
  'sandbox.example',
  '127.0.0.1.sandbox.example',
  '127.evil.example',
  '[::7f00:1]',
  'localhost.sandbox.example:4010',
  '10.0.0.7',
])('the Host %s is rejected', async (host) => {
  const { status, json } = await call({ Host: host });
  expect([status, json.error]).toEqual([
    403,
    { code: 'loopback_only', message: expect.stringContaining(host) },
  ]);
});

test.each([
  ['a page of another site', { Origin: 'https://pages.example' }],
  ['a page of a similar name', { Origin: 'http://localhost.pages.example' }],
  ['a page without an origin', { Origin: 'null' }],
  ['a webhook, whichever sandbox of this machine sends it,', { [headerNames.svcSignature]: '0'.repeat(64) }],
  ['a connection from another machine', {}, '192.0.2.7'],
])('%s is rejected', async (_, headers, remoteAddress?) => {
  expect(await call(headers, remoteAddress)).toMatchObject({
    status: 403,
    json: { error: { code: 'loopback_only' } },
  });
});
