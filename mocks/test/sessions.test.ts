import { expect, test } from 'vitest';
import { invalidGrant, newVerifier, redirectUri, revoked, startSessions } from './start-sessions.ts';

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

test('codes and tokens are only stored as hashes', async () => {
  const { rows, codeFor, signIn } = await startSessions();
  const code = await codeFor(newVerifier());
  const { access_token, refresh_token } = await signIn();
  const tables = ['authorization_codes', 'refresh_tokens', 'tokens'] as const;
  const dump = JSON.stringify(await Promise.all(tables.map((table) => rows(table))));
  for (const secret of [code, access_token, refresh_token]) expect(dump).not.toContain(secret);
});

test('a second use of a code is rejected and ends its session', async () => {
  const { codeFor, exchange, refresh, me } = await startSessions();
  const verifier = newVerifier();
  const code = await codeFor(verifier);
  // Another verifier or redirect URI doesn't end the code.
  expect(await exchange(code, newVerifier())).toMatchObject(invalidGrant);
  expect(await exchange(code, verifier, `${redirectUri}/`)).toMatchObject(invalidGrant);
  const { json } = await exchange(code, verifier);
  expect(await exchange(code, newVerifier())).toMatchObject(invalidGrant);
  expect((await me(json.access_token)).status).toBe(200);
  expect(await exchange(code, verifier)).toMatchObject(invalidGrant);
  expect(await me(json.access_token)).toMatchObject(revoked);
  expect(await refresh(json.refresh_token)).toMatchObject(invalidGrant);
});
