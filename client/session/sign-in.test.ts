import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { Send } from '../fetch/wrap-fetch.ts';
import { finishSignIn, SignInError, startSignIn } from '../index.ts';
import { getFailure, redirectUri, startConsole } from './start-session.test-helper.ts';

/** Starts a sign-in at a console that sends this configuration. */
const startAt = (config: object) =>
  startSignIn({
    consoleUrl: 'https://console.acme.example',
    redirectUri,
    scopes: [],
    fetch: () => Response.json(config),
  });

test('a sign-in returns the tokens of the chosen account', async () => {
  const { signIn, send, baseUrl } = await startConsole();
  const { access_token, refresh_token, token_type, expires_in } = await signIn();
  expect([token_type, expires_in, typeof refresh_token]).toEqual(['Bearer', 3600, 'string']);
  const me = await send(
    new Request(`${baseUrl}/me`, { headers: { Authorization: `Bearer ${access_token}` } }),
  );
  expect(await me.json()).toMatchObject({ user: { id: expect.stringMatching(/^usr_/) } });
});

test('a denied sign-in is a distinct error', async () => {
  const { start, decide, finish } = await startConsole();
  const signIn = await start();
  const error = await getFailure(finish(signIn, await decide(signIn.url, 'deny')));
  expect(error).toBeInstanceOf(SignInError);
  expect(error).toMatchObject({ kind: 'sign_in', reason: 'denied', error: 'access_denied' });
});

test('a code with the verifier of another sign-in is rejected', async () => {
  const { start, decide, finish } = await startConsole();
  const [signIn, other] = [await start(), await start()];
  const mixed = { ...signIn, codeVerifier: other.codeVerifier };
  const error = await getFailure(finish(mixed, await decide(signIn.url, 'allow')));
  expect(error).toMatchObject({ kind: 'api', code: 'invalid_grant' });
});

test('the URL has the parameters that the service document requires, with an S256 challenge', async () => {
  const { start, consoleUrl } = await startConsole();
  const signIn = await start();
  const url = new URL(signIn.url);
  expect(`${url.origin}${url.pathname}`).toBe(`${consoleUrl}/oauth/authorize`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    code_challenge: createHash('sha256').update(signIn.codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    redirect_uri: redirectUri,
    state: signIn.state,
    scope: 'agents:write pages:read',
  });
  expect(signIn.codeVerifier).toMatch(/^[\w-]{43}$/);
});

test('every sign-in has its own state and verifier', async () => {
  const { start } = await startConsole();
  const [one, other] = [await start(), await start()];
  const values = [one.state, one.codeVerifier, other.state, other.codeVerifier];
  expect(new Set(values).size).toBe(4);
});

test("existing parameters of the page's URL are kept", async () => {
  const config = { authorize_url: 'https://id.acme.example/authorize?tenant=acme' };
  const signIn = await startAt(config);
  expect(new URL(signIn.url).searchParams.get('tenant')).toBe('acme');
});

test.each([
  ['another state', '?code=ac_1&state=another'],
  ['no state', '?code=ac_1'],
  ['an error with another state', '?error=access_denied&state=another'],
])('a URL with %s is rejected before a request is sent', async (_, query) => {
  const { start, baseUrl } = await startConsole();
  const fetch = vi.fn<Send>();
  const error = await getFailure(finishSignIn(await start(), redirectUri + query, { baseUrl, fetch }));
  expect(error).toMatchObject({ kind: 'sign_in', reason: 'state_mismatch' });
  expect(fetch).not.toHaveBeenCalled();
});

test('a URL without a stored sign-in is rejected', async () => {
  const finish = finishSignIn(null, `${redirectUri}?code=ac_1&state=s`, { baseUrl: 'http://127.0.0.1/v1' });
  expect(await getFailure(finish)).toMatchObject({ reason: 'state_mismatch' });
});

test('a URL with only the state has no code', async () => {
  const { start, finish } = await startConsole();
  const signIn = await start();
  const error = await getFailure(finish(signIn, `${redirectUri}?state=${signIn.state}`));
  expect(error).toMatchObject({ reason: 'no_code' });
});

test.each([
  ['a script', { authorize_url: 'javascript:alert(1)' }],
  ['a URL without encryption', { authorize_url: 'http://id.acme.example/authorize' }],
  ["a string that isn't a URL", { authorize_url: 'sign in here' }],
  ['nothing', {}],
])('a console with %s as its sign-in page is rejected', async (_, config) => {
  const error = await getFailure(startAt(config));
  expect(error).toMatchObject({ kind: 'sign_in', reason: 'unusable_config' });
});
