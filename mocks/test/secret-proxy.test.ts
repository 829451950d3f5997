import { networkInterfaces } from 'node:os';
import { examples } from '@workspace-api/contract';
import { request } from 'undici';
import { expect, test } from 'vitest';
import { serveInTest } from './serve-in-test.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

const secrets = '/workspaces/acme/secrets';
const [stripe] = examples['secret-list'].data;

/** Creates a proxy URL over a connection, with a Host that may differ from the server's, and uses it. */
const overConnection = async (address: string, host: string) => {
  const { sandbox } = await startSandbox();
  const { url } = await serveInTest(sandbox, { host: address });
  const { port } = new URL(url);
  const { body } = await request(`${url}/v1${secrets}/proxy-url`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${tokens.full}`, Host: `${host}:${port}` },
    body: JSON.stringify({ name: stripe?.name }),
  });
  const { url: proxyUrl } = (await body.json()) as { url: string };
  return { host: new URL(proxyUrl).hostname, status: (await fetch(proxyUrl)).status };
};

test.each([
  ['127.0.0.1', 'localhost'],
  ['localhost', '127.0.0.1'],
  ['sandbox.acme.example', '127.0.0.1'],
])('the sandbox listens on the host of a proxy URL that is created at %s', async (host, other) => {
  expect(await overConnection('127.0.0.1', host)).toEqual({ host: other, status: 200 });
});

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

test.skipIf(!hasIpv6).each(['[::1]', 'localhost'])(
  'the same at %s, where it listens on ::1',
  async (host) => {
    expect(await overConnection('::1', host)).toEqual({ host: '[::1]', status: 200 });
  },
);

test('a proxy URL resolves the secret without showing it, and must not be cached', async () => {
  const { sandbox, send } = await startSandbox();
  await send('PUT', secrets, { body: { name: 'mine', value: 'value-behind-the-proxy' } });
  const { json } = await send('POST', `${secrets}/proxy-url`, { body: { name: 'mine' } });
  const response = await sandbox.fetch(json.url);
  expect(await response.json()).toEqual({ name: 'mine', version: 1, expires_at: expect.any(String) });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});
