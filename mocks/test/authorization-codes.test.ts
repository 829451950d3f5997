import { examples, scopes } from '@workspace-api/contract';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { invalidGrant, minute, newVerifier, redirectUri, revoked, startSessions } from './start-sessions.ts';

test('a code with its verifier is exchanged for a session', async () => {
  const { codeFor, exchange, me } = await startSessions();
  const verifier = newVerifier();
  const { status, json, headers } = await exchange(await codeFor(verifier), verifier);
  expect(status).toBe(200);
  expect(json).toMatchObject({ expires_in: 3600, token_type: 'Bearer' });
  expect(headers.get('Cache-Control')).toBe('no-store');
  const { sub, exp = 0, iat = 0, sid } = decodeJwt(json.access_token.replace(/^sess_/, ''));
  expect([sub, exp - iat]).toEqual([examples.me.user.id, json.expires_in]);
  expect((await me(json.access_token)).json).toEqual({
    user: examples.me.user,
    token: { id: sid, scopes, mode: 'test' },
    workspace: { slug: 'acme' },
  });
});

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

test('a code is valid for ten minutes', async () => {
  const { codeFor, exchange, clock } = await startSessions();
  const [earlyVerifier, lateVerifier] = [newVerifier(), newVerifier()];
  const codes = [await codeFor(earlyVerifier), await codeFor(lateVerifier)] as const;
  clock.advance(10 * minute - 1);
  expect((await exchange(codes[0], earlyVerifier)).status).toBe(200);
  clock.advance(1);
  expect(await exchange(codes[1], lateVerifier)).toMatchObject(invalidGrant);
});
