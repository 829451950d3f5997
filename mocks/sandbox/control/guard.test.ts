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
  [{ Host: '127.0.0.2:4010', Origin: 'http://localhost:3000' }, 200],
  [{ Host: '10.0.0.7' }, 403],
  [{ Origin: 'https://pages.example' }, 403],
  // A webhook, whichever sandbox of this machine sends it.
  [{ [headerNames.svcSignature]: '0'.repeat(64) }, 403],
] as [Record<string, string>, number][])('a request with %j gets status %i', async (headers, expected) => {
  const { status, body } = await call(headers);
  expect(status).toBe(expected);
  const message = expect.stringContaining(headers.Host ?? headers.Origin ?? headerNames.svcSignature);
  if (status === 403) expect(JSON.parse(body).error).toEqual({ code: 'loopback_only', message });
});

test('a connection from another machine is rejected', async () => {
  const { sandbox } = await startSandbox();
  const incoming = { socket: { remoteAddress: '192.0.2.7' } } as never;
  const headers = { Host: 'localhost' };
  const foreignRequest = new Request(`http://localhost${controlPath}/clock`, { headers });
  expect((await sandbox.fetch(foreignRequest, { incoming })).status).toBe(403);
});
