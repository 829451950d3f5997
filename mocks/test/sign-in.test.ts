import { createHash } from 'node:crypto';
import { examples, operations } from '@workspace-api/contract';
import { expect } from 'vitest';
import { testWith } from './sandbox-test.ts';
import { createChallenge, newVerifier, redirectUri, startSessions } from './start-sessions.ts';

/** The origin of the console. */
const origin = 'http://127.0.0.1:4010';
/** The account, as identified in the form. */
const owner = `${examples.me.user.id} ${examples.workspace.id}`;

/** The parameters of a sign-in. */
const createQuery = (verifier: string) => ({
  code_challenge: createChallenge(verifier),
  code_challenge_method: 'S256',
  redirect_uri: redirectUri,
  state: 'a state/with+signs & spaces',
  scope: 'agents:read pages:write',
});

/** Starts a sandbox with a simulated browser. */
const startAtConsole = async () => {
  const started = await startSessions();
  const { sandbox } = started;
  const visit = async (path: string, init: RequestInit = {}) => {
    const response = await sandbox.fetch(new Request(new URL(path, origin), init));
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const authorizeUrl = async (query: Record<string, string> | [string, string][]) => {
    const config = await visit(operations.getCliConfig.path);
    return `${JSON.parse(config.text).authorize_url}?${new URLSearchParams(query)}`;
  };
  const submit = (url: string, form: Record<string, string>, headers = {}) =>
    visit(url, { method: 'POST', headers, body: new URLSearchParams(form) });
  const decide = async (query: Record<string, string>, form: Record<string, string>) => {
    const response = await submit(await authorizeUrl(query), form);
    return { ...response, location: new URL(response.headers.get('Location') ?? 'none:') };
  };
  return { ...started, visit, authorizeUrl, submit, decide };
};

const test = testWith(startAtConsole, ['visit', 'authorizeUrl', 'submit', 'decide']);

test('the page shows the requested scopes and the accounts, and has a strict policy', async () => {
  const { authorizeUrl, visit } = await startAtConsole();
  const page = await visit(await authorizeUrl(createQuery(newVerifier())));
  expect(page.status).toBe(200);
  for (const fragment of ['127.0.0.1:53682', 'agents:read', 'pages:write', 'owner@acme.example', 'Globex'])
    expect(page.text).toContain(fragment);
  expect(page.text).toContain('Missing: pages:write');
  expect(page.text).not.toContain('<script');
  const policy = page.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self' http://127.0.0.1:53682");
  const style = /<style>([\s\S]*)<\/style>/.exec(page.text)?.[1] ?? '';
  expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(page.headers.get('Cache-Control')).toBe('no-store');
});

test.for(['missing', 'empty'])('a code_challenge_method that is %s is S256', async (how, { decide }) => {
  const { code_challenge_method, ...query } = createQuery(newVerifier());
  expect(code_challenge_method).toBe('S256');
  const { location } = await decide(how === 'empty' ? { ...query, code_challenge_method: '' } : query, {
    account: owner,
    mode: 'test',
    decision: 'allow',
  });
  expect([...location.searchParams.keys()]).toEqual(['code', 'state']);
});

test('denying redirects with access_denied and the state, without a code', async ({ decide }) => {
  const { location } = await decide(createQuery(newVerifier()), { account: owner, decision: 'deny' });
  expect(Object.fromEntries(location.searchParams)).toEqual({
    error: 'access_denied',
    state: createQuery('').state,
  });
});

test.each([
  ['without code_challenge', { code_challenge: '' }, 'invalid_request'],
  ['with a challenge that is not a SHA-256', { code_challenge: 'short' }, 'invalid_request'],
  ['with the method plain', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['without state', { state: '' }, 'invalid_request'],
  ['without scope', { scope: '' }, 'invalid_request'],
  ['with an unknown scope', { scope: 'agents:read agents:fly' }, 'invalid_scope'],
])('a sign-in %s is rejected with an error for its program', async (_, change, error) => {
  const { authorizeUrl, visit } = await startAtConsole();
  const query = { ...createQuery(newVerifier()), ...change };
  const { status, headers } = await visit(await authorizeUrl(query));
  const location = new URL(headers.get('Location') ?? 'none:');
  expect(status).toBe(303);
  expect(location.origin + location.pathname).toBe(redirectUri);
  expect(location.searchParams.get('error')).toBe(error);
  expect(location.searchParams.get('state')).toBe(query.state || null);
  expect(location.searchParams.has('code')).toBe(false);
});

test('a repeated parameter is rejected', async ({ authorizeUrl, visit }) => {
  const url = await authorizeUrl([...Object.entries(createQuery(newVerifier())), ['scope', 'me:read']]);
  const location = new URL((await visit(url)).headers.get('Location') ?? 'none:');
  expect(location.searchParams.get('error_description')).toContain('scope');
});

test.for(['https://evil.example/callback', '', 'javascript:alert(1)', 'http://127.0.0.1@evil.example/'])(
  '%j is not a valid redirect target',
  async (uri, { authorizeUrl, visit }) => {
    const url = await authorizeUrl({ ...createQuery(newVerifier()), redirect_uri: uri });
    for (const method of ['GET', 'POST']) {
      const { status, headers, text } = await visit(url, { method });
      expect([status, headers.get('Location')]).toEqual([400, null]);
      expect(text).toContain('redirect_uri');
    }
  },
);

test('parameters are escaped in the page', async ({ authorizeUrl, visit }) => {
  const query = { ...createQuery(newVerifier()), state: '"><script>alert(1)</script>' };
  expect((await visit(await authorizeUrl(query))).text).not.toContain('<script');
});

test('a form of another site is rejected', async ({ authorizeUrl, submit }) => {
  const url = await authorizeUrl(createQuery(newVerifier()));
  const form = { account: owner, mode: 'test', decision: 'allow' };
  const submitFrom = async (from: string) => {
    const { status, headers } = await submit(url, form, { Origin: from });
    return [status, headers.get('Location')];
  };
  expect(await submitFrom('http://127.0.0.1:9999')).toEqual([400, null]);
  expect(await submitFrom('https://evil.example')).toEqual([403, null]);
  expect((await submit(url, form, { Origin: origin })).status).toBe(303);
});

test('an unknown account cannot be chosen', async ({ decide }) => {
  const response = await decide(createQuery(newVerifier()), {
    account: 'usr_NONE ws_NONE',
    decision: 'allow',
  });
  expect([response.status, response.headers.get('Location')]).toEqual([400, null]);
});
