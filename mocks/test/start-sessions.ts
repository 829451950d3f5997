import { examples } from '@workspace-api/contract';
import { toBase64url } from '#host/bytes.ts';
import { randomBytes, sha256 } from '#host/crypto.ts';
import { startSandbox } from './start-sandbox.ts';

/** The redirect URI of the client. */
export const redirectUri = 'http://127.0.0.1:53682/callback';
export const minute = 60_000;

export const newVerifier = () => toBase64url(randomBytes(32));
export const createChallenge = (verifier: string) => toBase64url(sha256(verifier));

/** A user of the demo records, and the mode of the session. */
type Choice = { email?: string; mode?: 'test' | 'live' };

/** Starts a sandbox, in which users sign in by the control plane. `startAtConsole` signs in by the page for it. */
export const startSessions = async () => {
  const started = await startSandbox();
  const { send, control } = started;
  const codeFor = async (verifier: string, { email = examples.me.user.email, mode }: Choice = {}) => {
    const request = { code_challenge: createChallenge(verifier), redirect_uri: redirectUri };
    const { json } = await control(
      'issueAuthorizationCode',
      {},
      { ...request, email, ...(mode && { mode }) },
    );
    return json.auth_code as string;
  };
  const exchange = (auth_code: string, code_verifier: string, redirect_uri = redirectUri) =>
    send('POST', '/oauth/token', { token: null, body: { auth_code, code_verifier, redirect_uri } });
  const refresh = (refresh_token: string) =>
    send('POST', '/oauth/refresh', { token: null, body: { refresh_token } });
  const signIn = async (choice: Choice = {}) => {
    const verifier = newVerifier();
    return (await exchange(await codeFor(verifier, choice), verifier)).json;
  };
  const me = (token: string) => send('GET', '/me', { token });
  return { ...started, codeFor, exchange, refresh, signIn, me };
};

/** The error for an invalid code or refresh token. */
export const invalidGrant = { status: 400, json: { error: { code: 'invalid_grant' } } };

/** The error for an ended session. */
export const revoked = { status: 401, json: { error: { details: { hint: 'token_revoked' } } } };
