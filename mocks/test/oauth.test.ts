import { createHash, randomBytes } from 'node:crypto';
import { examples, operations, scopes } from '@workspace-api/contract';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { contractFaults } from './contract-faults.ts';
import { startSandbox } from './start-sandbox.ts';

const origin = 'http://127.0.0.1:4010';
const redirectUri = 'http://127.0.0.1:53682/callback';
const owner = `${examples.me.user.id} ${examples.workspace.id}`;
const editor = `usr_01K9EDITOR ${examples.workspace.id}`;
const minute = 60_000;

const newVerifier = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const queryOf = (verifier: string) => ({
  code_challenge: challengeOf(verifier),
  code_challenge_method: 'S256',
  redirect_uri: redirectUri,
  state: 'a state/with+signs & spaces',
  scope: 'agents:read pages:write',
});

/** A sandbox, and a browser at its console. */
const start = async () => {
  const started = await startSandbox();
  const { sandbox, send } = started;
  const visit = async (path: string, init: RequestInit = {}) => {
    const response = await sandbox.fetch(new Request(new URL(path, origin), init));
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const authorizeUrl = async (query: Record<string, string> | [string, string][]) => {
    const config = await visit(operations.getCliConfig.path);
    return `${JSON.parse(config.text).authorize_url}?${new URLSearchParams(query)}`;
  };
  const open = async (url: string) => {
    const page = await visit(url);
    const cookie = page.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const stamp = /name="stamp" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    return { page, cookie, stamp };
  };
  const submit = (url: string, cookie: string, form: Record<string, string>, headers = {}) =>
    visit(url, { method: 'POST', headers: { Cookie: cookie, ...headers }, body: new URLSearchParams(form) });
  const decide = async (query: Record<string, string>, form: Record<string, string>) => {
    const url = await authorizeUrl(query);
    const { cookie, stamp } = await open(url);
    const answer = await submit(url, cookie, { stamp, ...form });
    return { ...answer, location: new URL(answer.headers.get('Location') ?? 'none:') };
  };
  const codeFor = async (verifier: string, account = owner) => {
    const { location } = await decide(queryOf(verifier), { account, mode: 'test', decision: 'allow' });
    return location.searchParams.get('code') ?? '';
  };
  const exchange = (auth_code: string, code_verifier: string, redirect_uri = redirectUri) =>
    send('POST', '/oauth/token', { token: null, body: { auth_code, code_verifier, redirect_uri } });
  const refresh = (refresh_token: string) =>
    send('POST', '/oauth/refresh', { token: null, body: { refresh_token } });
  const signIn = async (account = owner) => {
    const verifier = newVerifier();
    return (await exchange(await codeFor(verifier, account), verifier)).json;
  };
  const me = (token: string) => send('GET', '/me', { token });
  return { ...started, visit, authorizeUrl, open, submit, decide, codeFor, exchange, refresh, signIn, me };
};

const refused = { status: 400, json: { error: { code: 'invalid_grant' } } };
const revoked = { status: 401, json: { error: { details: { hint: 'token_revoked' } } } };

test('the console says where to sign in, to anyone', async () => {
  const { sandbox } = await start();
  const response = await sandbox.fetch(new Request(origin + operations.getCliConfig.path));
  const text = await response.text();
  expect(contractFaults('GET', operations.getCliConfig.path, response, text)).toEqual([]);
  expect(JSON.parse(text)).toEqual({ authorize_url: `${origin}/oauth/authorize` });
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
});

test('the page shows what is asked for and who one can be, and is held to itself', async () => {
  const { authorizeUrl, open } = await start();
  const { page } = await open(await authorizeUrl(queryOf(newVerifier())));
  expect(page.status).toBe(200);
  for (const text of ['127.0.0.1:53682', 'agents:read', 'pages:write', 'owner@acme.example', 'Globex'])
    expect(page.text).toContain(text);
  expect(page.text).toContain('May not: pages:write');
  expect(page.text).not.toContain('<script');
  const policy = page.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self' http://127.0.0.1:53682");
  const style = /<style>([\s\S]*)<\/style>/.exec(page.text)?.[1] ?? '';
  expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  expect(page.headers.get('Set-Cookie')).toMatch(/HttpOnly.*SameSite=Strict/);
});

test('who allows is sent back with a code and the state, unchanged', async () => {
  const { decide } = await start();
  const query = queryOf(newVerifier());
  const { status, location } = await decide(query, { account: owner, mode: 'test', decision: 'allow' });
  expect(status).toBe(303);
  expect(location.origin + location.pathname).toBe(redirectUri);
  expect([...location.searchParams.keys()]).toEqual(['code', 'state']);
  expect(location.searchParams.get('state')).toBe(query.state);
});

test('who denies is sent back with access_denied and the state, and no code', async () => {
  const { decide } = await start();
  const { location } = await decide(queryOf(newVerifier()), { account: owner, decision: 'deny' });
  expect(Object.fromEntries(location.searchParams)).toEqual({
    error: 'access_denied',
    state: queryOf('').state,
  });
});

test.each([
  ['without code_challenge', { code_challenge: '' }, 'invalid_request'],
  ['with a challenge that is no SHA-256', { code_challenge: 'short' }, 'invalid_request'],
  ['without code_challenge_method', { code_challenge_method: '' }, 'invalid_request'],
  ['with the method plain', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['without state', { state: '' }, 'invalid_request'],
  ['without scope', { scope: '' }, 'invalid_request'],
  ['with a scope that there is not', { scope: 'agents:read agents:fly' }, 'invalid_scope'],
])('a sign-in %s is told to its program', async (_, change, error) => {
  const { authorizeUrl, visit } = await start();
  const query = { ...queryOf(newVerifier()), ...change };
  const { status, headers } = await visit(await authorizeUrl(query));
  const location = new URL(headers.get('Location') ?? 'none:');
  expect(status).toBe(303);
  expect(location.origin + location.pathname).toBe(redirectUri);
  expect(location.searchParams.get('error')).toBe(error);
  expect(location.searchParams.get('state')).toBe(query.state || null);
  expect(location.searchParams.has('code')).toBe(false);
});

test('a parameter that comes twice is refused', async () => {
  const { authorizeUrl, visit } = await start();
  const url = await authorizeUrl([...Object.entries(queryOf(newVerifier())), ['scope', 'me:read']]);
  const location = new URL((await visit(url)).headers.get('Location') ?? 'none:');
  expect(location.searchParams.get('error_description')).toContain('scope');
});

test.each(['https://evil.example/callback', '', 'javascript:alert(1)', 'http://127.0.0.1@evil.example/'])(
  'nobody is sent to %j',
  async (uri) => {
    const { authorizeUrl, visit } = await start();
    const url = await authorizeUrl({ ...queryOf(newVerifier()), redirect_uri: uri });
    for (const method of ['GET', 'POST']) {
      const { status, headers, text } = await visit(url, { method });
      expect([status, headers.get('Location')]).toEqual([400, null]);
      expect(text).toContain('redirect_uri');
    }
  },
);

test('what comes from outside is shown as text', async () => {
  const { authorizeUrl, visit } = await start();
  const query = { ...queryOf(newVerifier()), state: '"><script>alert(1)</script>' };
  expect((await visit(await authorizeUrl(query))).text).not.toContain('<script');
});

test('a form that another page made is refused', async () => {
  const { authorizeUrl, open, submit } = await start();
  const url = await authorizeUrl(queryOf(newVerifier()));
  const other = await authorizeUrl({ ...queryOf(newVerifier()), state: 'another sign-in' });
  const { cookie, stamp } = await open(url);
  const form = { account: owner, mode: 'test', decision: 'allow' };
  const answers = [
    await submit(url, cookie, form),
    await submit(url, '', { ...form, stamp }),
    await submit(url, `sign_in=${'x'.repeat(32)}`, { ...form, stamp }),
    await submit(other, cookie, { ...form, stamp }),
    await submit(url, cookie, { ...form, stamp: `${stamp}x` }),
    await submit(url, cookie, { ...form, stamp }, { Origin: 'http://127.0.0.1:9999' }),
  ];
  for (const { status, headers } of answers) expect([status, headers.get('Location')]).toEqual([400, null]);
  const foreign = await submit(url, cookie, { ...form, stamp }, { Origin: 'https://evil.example' });
  expect([foreign.status, foreign.headers.get('Location')]).toEqual([403, null]);
  expect((await submit(url, cookie, { ...form, stamp }, { Origin: origin })).status).toBe(303);
});

test('an account that there is not can not be chosen', async () => {
  const { decide } = await start();
  const answer = await decide(queryOf(newVerifier()), { account: 'usr_NONE ws_NONE', decision: 'allow' });
  expect([answer.status, answer.headers.get('Location')]).toEqual([400, null]);
});

test('a code with its verifier becomes a session', async () => {
  const { codeFor, exchange, me } = await start();
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

test('a session has the permissions of its user, and no others', async () => {
  const { signIn, me, send } = await start();
  const { access_token: token } = await signIn(editor);
  const { scopes: held } = (await me(token)).json.token;
  expect(held).toContain('pages:destructive');
  expect(held).not.toContain('agents:read');
  const { status, json } = await send('GET', '/workspaces/acme/agents', { token });
  expect([status, json.error.code]).toEqual([403, 'insufficient_scope']);
  const away = await send('POST', '/workspaces/globex/switch', { token });
  expect([away.status, away.json.error.code]).toEqual([403, 'workspace_forbidden']);
});

test.each(['another verifier', 'another redirect URI', 'another port', 'a URI with a slash more'])(
  'a code with %s gives nothing, and is not lost by that',
  async (what) => {
    const { codeFor, exchange } = await start();
    const verifier = newVerifier();
    const code = await codeFor(verifier);
    const uris: Record<string, string> = {
      'another redirect URI': 'http://127.0.0.1:53682/other',
      'another port': 'http://127.0.0.1:53683/callback',
      'a URI with a slash more': `${redirectUri}/`,
    };
    const shown = what === 'another verifier' ? newVerifier() : verifier;
    expect(await exchange(code, shown, uris[what])).toMatchObject(refused);
    expect((await exchange(code, verifier)).status).toBe(200);
  },
);

test('a second use of a code is refused and ends the session of the first', async () => {
  const { codeFor, exchange, refresh, me } = await start();
  const verifier = newVerifier();
  const code = await codeFor(verifier);
  const { json } = await exchange(code, verifier);
  expect(await exchange(code, newVerifier())).toMatchObject(refused);
  expect((await me(json.access_token)).status).toBe(200);
  expect(await exchange(code, verifier)).toMatchObject(refused);
  expect(await me(json.access_token)).toMatchObject(revoked);
  expect(await refresh(json.refresh_token)).toMatchObject(refused);
});

test('of two exchanges of a code at once, one gives a session', async () => {
  const { codeFor, exchange } = await start();
  const verifier = newVerifier();
  const code = await codeFor(verifier);
  const answers = await Promise.all([exchange(code, verifier), exchange(code, verifier)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test('a code is good for ten minutes', async () => {
  const { codeFor, exchange, clock } = await start();
  const [early, late] = [newVerifier(), newVerifier()];
  const codes = [await codeFor(early), await codeFor(late)] as const;
  clock.advance(10 * minute - 1);
  expect((await exchange(codes[0], early)).status).toBe(200);
  clock.advance(1);
  expect(await exchange(codes[1], late)).toMatchObject(refused);
});

test('a refresh gives a pair of new tokens, and the session goes on', async () => {
  const { signIn, refresh, me, send } = await start();
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

test('an access token is good for expires_in seconds, refreshed meanwhile or not', async () => {
  const { signIn, refresh, me, clock } = await start();
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

test('a write that met an expired token is repeated with the next one, once', async () => {
  const { signIn, refresh, send, clock } = await start();
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

test('a refresh token that is used a second time ends the whole session', async () => {
  const { signIn, refresh, me } = await start();
  const other = await signIn();
  const first = await signIn();
  const { json: next } = await refresh(first.refresh_token);
  expect(await refresh(first.refresh_token)).toMatchObject(refused);
  expect(await refresh(next.refresh_token)).toMatchObject(refused);
  for (const { access_token } of [first, next]) expect(await me(access_token)).toMatchObject(revoked);
  expect((await me(other.access_token)).status).toBe(200);
});

test('a refresh token that lay unused for 30 days is refused', async () => {
  const { signIn, refresh, clock } = await start();
  const [early, late] = [await signIn(), await signIn()];
  clock.advance(30 * 24 * 60 * minute - 1);
  expect((await refresh(early.refresh_token)).status).toBe(200);
  clock.advance(1);
  expect(await refresh(late.refresh_token)).toMatchObject(refused);
});

test('a token whose claims were changed is no token', async () => {
  const { signIn, me } = await start();
  const { access_token } = await signIn(editor);
  const [head, claims = '', signature] = access_token.replace(/^sess_/, '').split('.');
  const forged = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: examples.me.user.id };
  const changed = Buffer.from(JSON.stringify(forged)).toString('base64url');
  const answer = await me(`sess_${head}.${changed}.${signature}`);
  expect([answer.status, answer.json.error.details.hint]).toEqual([401, 'invalid_credentials']);
});

test('live mode is signed in to on its own', async () => {
  const { decide, exchange, send } = await start();
  const verifier = newVerifier();
  const form = { account: owner, mode: 'live', decision: 'allow' };
  const code = (await decide(queryOf(verifier), form)).location.searchParams.get('code') ?? '';
  const { access_token: token } = (await exchange(code, verifier)).json;
  expect((await send('GET', '/me', { token })).json.token.mode).toBe('live');
  expect((await send('GET', '/workspaces/acme/agents', { token })).json.data).toEqual([]);
});

test('neither codes nor tokens stand in the store as they were given', async () => {
  const { context, codeFor, signIn } = await start();
  const code = await codeFor(newVerifier());
  const { access_token, refresh_token } = await signIn();
  const stored = JSON.stringify([
    await context.store.selectFrom('authorization_codes').selectAll().execute(),
    await context.store.selectFrom('refresh_tokens').selectAll().execute(),
    await context.store.selectFrom('tokens').selectAll().execute(),
  ]);
  for (const secret of [code, access_token, refresh_token]) expect(stored).not.toContain(secret);
});
