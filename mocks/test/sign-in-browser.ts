import { createHash, randomBytes } from 'node:crypto';
import { examples, operations } from '@workspace-api/contract';
import { startSandbox } from './start-sandbox.ts';

/** The origin of the console. */
export const origin = 'http://127.0.0.1:4010';
/** The redirect URI of the client. */
export const redirectUri = 'http://127.0.0.1:53682/callback';
/** The accounts, as identified in the form. */
export const owner = `${examples.me.user.id} ${examples.workspace.id}`;
export const editor = `usr_01K9EDITOR ${examples.workspace.id}`;
export const minute = 60_000;

export const newVerifier = () => randomBytes(32).toString('base64url');
const createChallenge = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** The parameters of a sign-in. */
export const createQuery = (verifier: string) => ({
  code_challenge: createChallenge(verifier),
  code_challenge_method: 'S256',
  redirect_uri: redirectUri,
  state: 'a state/with+signs & spaces',
  scope: 'agents:read pages:write',
});

/** Starts a sandbox with a simulated browser. */
export const startAtConsole = async () => {
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
    const csrfToken = /name="csrfToken" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    return { page, cookie, csrfToken };
  };
  const submit = (url: string, cookie: string, form: Record<string, string>, headers = {}) =>
    visit(url, { method: 'POST', headers: { Cookie: cookie, ...headers }, body: new URLSearchParams(form) });
  const decide = async (query: Record<string, string>, form: Record<string, string>) => {
    const url = await authorizeUrl(query);
    const { cookie, csrfToken } = await open(url);
    const response = await submit(url, cookie, { csrfToken, ...form });
    return { ...response, location: new URL(response.headers.get('Location') ?? 'none:') };
  };
  const codeFor = async (verifier: string, account = owner) => {
    const { location } = await decide(createQuery(verifier), { account, mode: 'test', decision: 'allow' });
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

/** The error for an invalid code or refresh token. */
export const invalidGrant = { status: 400, json: { error: { code: 'invalid_grant' } } };

/** The error for an ended session. */
export const revoked = { status: 401, json: { error: { details: { hint: 'token_revoked' } } } };
