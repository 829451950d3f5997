import { expect, test } from 'vitest';
import { invalidGrant, newVerifier, redirectUri, revoked, startSessions } from './start-sessions.ts';

test('a session has exactly the permissions of its user', async () => {
  const { signIn, me, send } = await startSessions();
  const { access_token: token } = await signIn({ email: 'editor@acme.example' });
  const { scopes: grantedScopes } = (await me(token)).json.token;
  expect(grantedScopes).toContain('pages:destructive');
  expect(grantedScopes).not.toContain('agents:read');
  const { status, json } = await send('GET', '/workspaces/acme/agents', { token });
  expect([status, json.error.code]).toEqual([403, 'insufficient_scope']);
  const away = await send('POST', '/workspaces/globex/switch', { token });
  expect([away.status, away.json.error.code]).toEqual([403, 'workspace_forbidden']);
});

test.each(['another verifier', 'another redirect URI', 'another port', 'a URI with an additional slash'])(
  'a code with %s is rejected, and stays valid',
  async (what) => {
    const { codeFor, exchange } = await startSessions();
    const verifier = newVerifier();
    const code = await codeFor(verifier);
    const uris: Record<string, string> = {
      'another redirect URI': 'http://127.0.0.1:53682/other',
      'another port': 'http://127.0.0.1:53683/callback',
      'a URI with an additional slash': `${redirectUri}/`,
    };
    const codeVerifier = what === 'another verifier' ? newVerifier() : verifier;
    expect(await exchange(code, codeVerifier, uris[what])).toMatchObject(invalidGrant);
    expect((await exchange(code, verifier)).status).toBe(200);
  },
);

test('a second use of a code is rejected and ends its session', async () => {
  const { codeFor, exchange, refresh, me } = await startSessions();
  const verifier = newVerifier();
  const code = await codeFor(verifier);
  const { json } = await exchange(code, verifier);
  expect(await exchange(code, newVerifier())).toMatchObject(invalidGrant);
  expect((await me(json.access_token)).status).toBe(200);
  expect(await exchange(code, verifier)).toMatchObject(invalidGrant);
  expect(await me(json.access_token)).toMatchObject(revoked);
  expect(await refresh(json.refresh_token)).toMatchObject(invalidGrant);
});

test('of two concurrent exchanges of a code, one succeeds', async () => {
  const { codeFor, exchange } = await startSessions();
  const verifier = newVerifier();
  const code = await codeFor(verifier);
  const responses = await Promise.all([exchange(code, verifier), exchange(code, verifier)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});
