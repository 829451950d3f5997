import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { fromBase64, fromUtf8, toBase64url, utf8 } from '#host/bytes.ts';
import { invalidGrant, minute, newVerifier, revoked, startSessions } from './start-sessions.ts';

test('a refresh returns new tokens for the same session', async () => {
  const { signIn, refresh, me, send } = await startSessions();
  const first = await signIn();
  await send('POST', '/workspaces/globex/switch', { token: first.access_token });
  const { status, json: next } = await refresh(first.refresh_token);
  expect(status).toBe(200);
  expect(next.access_token).not.toBe(first.access_token);
  expect(next.refresh_token).not.toBe(first.refresh_token);
  const [before, after] = [await me(first.access_token), await me(next.access_token)];
  expect(after.json).toEqual(before.json);
  expect(after.json.workspace.slug).toBe('globex');
  expect((await refresh(next.refresh_token)).status).toBe(200);
});

test('an access token is valid for expires_in seconds, even after a refresh', async () => {
  const { signIn, refresh, me, clock } = await startSessions();
  const first = await signIn();
  clock.advance(30 * minute);
  const { json: next } = await refresh(first.refresh_token);
  clock.advance(first.expires_in * 1000 - 30 * minute - 1);
  expect((await me(first.access_token)).status).toBe(200);
  clock.advance(1);
  const { status, json, headers } = await me(first.access_token);
  expect([status, json.error.code, headers.get('Retry-After')]).toEqual([401, 'token_expired', '0']);
  expect((await me(next.access_token)).status).toBe(200);
});

test('a write that failed with an expired token can be repeated with the new one', async () => {
  const { signIn, refresh, send, clock } = await startSessions();
  const first = await signIn();
  const write = (token: string) =>
    send('POST', '/workspaces/acme/agents', {
      token,
      body: { name: 'Once' },
      headers: { 'Idempotency-Key': 'the-write' },
    });
  const done = await write(first.access_token);
  clock.advance(60 * minute);
  expect((await write(first.access_token)).json.error.code).toBe('token_expired');
  const { json: next } = await refresh(first.refresh_token);
  const again = await write(next.access_token);
  expect(again.json).toEqual(done.json);
  expect(again.headers.get('Idempotent-Replayed')).toBe('true');
});

test('a second use of a refresh token ends the session', async () => {
  const { signIn, refresh, me } = await startSessions();
  const other = await signIn();
  const first = await signIn();
  const { json: next } = await refresh(first.refresh_token);
  expect(await refresh(first.refresh_token)).toMatchObject(invalidGrant);
  expect(await refresh(next.refresh_token)).toMatchObject(invalidGrant);
  for (const { access_token } of [first, next]) expect(await me(access_token)).toMatchObject(revoked);
  expect((await me(other.access_token)).status).toBe(200);
});

test('a refresh token expires after 30 days', async () => {
  const { signIn, refresh, clock } = await startSessions();
  const [earlySession, lateSession] = [await signIn(), await signIn()];
  clock.advance(30 * 24 * 60 * minute - 1);
  expect((await refresh(earlySession.refresh_token)).status).toBe(200);
  clock.advance(1);
  expect(await refresh(lateSession.refresh_token)).toMatchObject(invalidGrant);
});

test('a token with modified claims is rejected', async () => {
  const { signIn, me } = await startSessions();
  const { access_token } = await signIn({ email: 'editor@acme.example' });
  const [head, claims = '', signature] = access_token.replace(/^sess_/, '').split('.');
  const forgedClaims = {
    ...JSON.parse(fromUtf8(fromBase64(claims))),
    sub: examples.me.user.id,
  };
  const changed = toBase64url(utf8(JSON.stringify(forgedClaims)));
  const response = await me(`sess_${head}.${changed}.${signature}`);
  expect([response.status, response.json.error.details.hint]).toEqual([401, 'invalid_credentials']);
});

test('a session in live mode is separate', async () => {
  const { signIn, send } = await startSessions();
  const { access_token: token } = await signIn({ mode: 'live' });
  expect((await send('GET', '/me', { token })).json.token.mode).toBe('live');
  expect((await send('GET', '/workspaces/acme/agents', { token })).json.data).toEqual([]);
});

test('codes and tokens are only stored as hashes', async () => {
  const { context, codeFor, signIn } = await startSessions();
  const code = await codeFor(newVerifier());
  const { access_token, refresh_token } = await signIn();
  const dump = JSON.stringify([
    await context.database.selectFrom('authorization_codes').selectAll().execute(),
    await context.database.selectFrom('refresh_tokens').selectAll().execute(),
    await context.database.selectFrom('tokens').selectAll().execute(),
  ]);
  for (const secret of [code, access_token, refresh_token]) expect(dump).not.toContain(secret);
});
