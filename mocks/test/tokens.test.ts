import { keyPrefixes } from '@workspace-api/contract';
import { expect, onTestFinished } from 'vitest';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import type { SandboxOptions } from '../sandbox/wiring/options.ts';
import { newFolder } from './new-folder.ts';
import { testInNode } from './page.ts';
import { freshRecords } from './records.ts';
import { test } from './sandbox-test.ts';
import { tokens } from './start-sandbox.ts';

const path = '/workspaces/acme/tokens';

test('a name is unique in a workspace and mode, and available again after a revocation', async ({ send }) => {
  const body = { scopes: ['me:read'], name: 'Deploys' };
  const { json: key } = await send('POST', path, { body });
  expect((await send('POST', path, { body })).json.error.message).toContain('Deploys');
  expect((await send('POST', path, { token: tokens.live, body })).status).toBe(201);
  await send('DELETE', `${path}/${key.id}`);
  expect((await send('POST', path, { body })).status).toBe(201);
});

const startClosed = async (options: SandboxOptions = {}) => {
  const sandbox = await createSandbox({ demoTokens: false, ...options });
  onTestFinished(() => sandbox.close());
  const status = async (token: string, init: RequestInit = {}, path = '/me') => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await sandbox.fetch(`/v1${path}`, { ...init, headers })).status;
  };
  return { sandbox, status };
};

const shop = { workspaces: [{ slug: 'shop' }] };

/** The known tokens with their public secrets. */
const publicTokens = async (records?: SandboxOptions['records']): Promise<string[]> => {
  const { sandbox } = await startClosed({ demoTokens: true, ...(records && { records }) });
  return sandbox.tokens.map(({ secret }) => secret);
};

test('a sandbox without demo tokens accepts none of the public secrets, but its own', async () => {
  const { sandbox, status } = await startClosed(freshRecords());
  const published = await publicTokens();
  expect(published.length).toBe(sandbox.tokens.length);
  for (const token of published) expect([token, await status(token)]).toEqual([token, 401]);
  for (const { secret: token } of sandbox.tokens) expect([token, await status(token)]).toEqual([token, 200]);
});

test('the keys of own workspaces have no public secrets either, also after a reset', async () => {
  const { sandbox, status } = await startClosed({ ...freshRecords(), records: shop });
  const secrets = sandbox.tokens.map(({ secret }) => secret);
  await sandbox.reset();
  expect(sandbox.tokens.map(({ secret }) => secret)).toEqual(secrets);
  for (const token of await publicTokens(shop)) expect([token, await status(token)]).toEqual([token, 401]);
  for (const token of secrets) expect(await status(token)).toBe(200);
});

testInNode(
  'each sandbox has other secrets, which are the same after a restart on the same records',
  async () => {
    const data = `${await newFolder()}/records.db`;
    const one = await createSandbox({ data, demoTokens: false });
    const secrets = one.tokens.map(({ secret }) => secret);
    await one.close();
    const { sandbox, status } = await startClosed({ data });
    expect(sandbox.tokens.map(({ secret }) => secret)).toEqual(secrets);
    expect(await status(secrets[0] ?? '')).toBe(200);
    const { sandbox: other } = await startClosed();
    expect(secrets).not.toContain(other.tokens[0]?.secret);
  },
);

testInNode(
  'records that were created with demo tokens are protected too, and can be used with them again',
  async () => {
    const data = `${await newFolder()}/records.db`;
    const [demo = ''] = await publicTokens();
    for (const [demoTokens, expected] of [
      [true, 200],
      [false, 401],
      [true, 200],
    ] as const) {
      const sandbox = await createSandbox({ data, demoTokens });
      const headers = { Authorization: `Bearer ${demo}` };
      expect((await sandbox.fetch('/v1/me', { headers })).status).toBe(expected);
      await sandbox.close();
    }
  },
);

test('keys that are created or rotated are accepted with the secret that the response contains', async () => {
  const { sandbox, status } = await startClosed(freshRecords());
  const [token] = sandbox.tokens;
  const headers = { Authorization: `Bearer ${token?.secret}` };
  for (const [path, body] of [
    ['/workspaces/acme/tokens', { scopes: ['me:read'] }],
    [`/workspaces/acme/tokens/${token?.id}/rotate`, undefined],
  ] as const) {
    const response = await sandbox.fetch(`/v1${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const { secret } = (await response.json()) as { secret: string };
    expect([path, await status(secret)]).toEqual([path, 200]);
  }
  expect(await status(token?.secret ?? '')).toBe(401);
});

test('a secret with a wrong suffix is unknown', async () => {
  const { sandbox, status } = await startClosed(freshRecords());
  const { secret: token = '' } = sandbox.tokens[0] ?? {};
  const changed = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0');
  expect(token).toMatch(new RegExp(`^${keyPrefixes.test}acme_[0-9a-f]{32}$`));
  expect(await status(changed)).toBe(401);
  expect(await status(`${token.slice(0, -33)}_${'é'.repeat(32)}`)).toBe(401);
});
