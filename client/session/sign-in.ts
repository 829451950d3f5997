import { type Authorization, createAuthorization, type Scope } from '@workspace-api/contract';
import { createCaller } from '../create-client.ts';
import type { Send } from '../fetch/wrap-fetch.ts';
import { excerpt } from '../hooks/redact.ts';
import { exchangeAuthorizationCode, getCliConfig } from '../operations/index.ts';
import { readTokens, type SessionTokens } from './token-request.ts';

/**
 * The reason why a sign-in returned no tokens:
 * - `denied`: the user or the sign-in page refused; `error` is the code, such as `access_denied`
 * - `state_mismatch`: the URL belongs to another sign-in, or was forged
 * - `no_code`: the URL has neither a code nor an error
 * - `unusable_config`: the console has no sign-in URL that is safe to open
 */
export type SignInFailure = 'denied' | 'state_mismatch' | 'no_code' | 'unusable_config';

/**
 * A sign-in that returned no tokens. Start another one.
 *
 * @example
 * if (error instanceof SignInError && error.reason === 'denied') showSignInButton();
 */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly kind = 'sign_in';
  readonly reason: SignInFailure;
  /**
   * The error of the sign-in page, such as `access_denied`. Present only with the reason `denied`. RFC 6749 section 4.1.2.1.
   */
  readonly error: string | undefined;

  constructor(reason: SignInFailure, message: string, error?: string) {
    super(message);
    this.reason = reason;
    this.error = error;
  }
}

/** A sign-in in progress. Keep it until the browser returns, for example as JSON in `sessionStorage`. */
export type SignIn = Authorization;

/** The options of a sign-in. */
export type StartSignInOptions = {
  /** The base URL of the sign-in console. */
  readonly consoleUrl: string;
  /** The URL that the browser is redirected to afterwards, with a code. */
  readonly redirectUri: string;
  /** The scopes of the session. The user's own permissions limit them further. */
  readonly scopes: readonly Scope[];
  /** Sends the request for the console's configuration; the global `fetch` by default. */
  readonly fetch?: Send;
};

/** The URL of the sign-in page. A browser opens it, so it must not be a script, or less secure than the console. */
const authorizeUrl = async (consoleUrl: string, fetch: Send | undefined): Promise<URL> => {
  const result = await getCliConfig(
    createCaller({ baseUrl: consoleUrl, fetch, retries: 0 }),
    consoleUrl,
  ).result();
  if (result.status === null) throw result.error;
  const url: unknown = result.ok ? result.data?.authorize_url : undefined;
  const usable = typeof url === 'string' && URL.canParse(url) ? new URL(url) : undefined;
  if (usable && ['https:', new URL(consoleUrl).protocol].includes(usable.protocol)) return usable;
  throw new SignInError(
    'unusable_config',
    `Expected the URL of the sign-in page from ${consoleUrl}, got ${result.status} with ${url === undefined ? 'no authorize_url' : excerpt(JSON.stringify(url))}. Check consoleUrl.`,
  );
};

/**
 * Starts an interactive sign-in: OAuth 2.1 with PKCE. Open `url` in the user's browser, and call `finishSignIn` with the URL
 * that the browser is redirected to.
 *
 * @throws SignInError with the reason `unusable_config`, if the console has no usable sign-in page; NetworkError and others if
 *   it sends no response
 * @example
 * const signIn = await startSignIn({
 * consoleUrl: 'https://console.example.test',
 * redirectUri: `${location.origin}/callback`,
 * scopes: ['pages:read', 'pages:write'],
 * });
 * sessionStorage.setItem('sign-in', JSON.stringify(signIn));
 * location.assign(signIn.url);
 * @see service document: Authentication, OAuth 2.1 with PKCE flow, step 1; RFC 7636
 */
export const startSignIn = async ({
  consoleUrl,
  redirectUri,
  scopes,
  fetch,
}: StartSignInOptions): Promise<SignIn> =>
  createAuthorization(await authorizeUrl(consoleUrl, fetch), redirectUri, scopes);

/** The options for finishing a sign-in. */
export type FinishSignInOptions = {
  /** The base URL of the API, with its version. */
  readonly baseUrl: string;
  /** Sends the request that exchanges the code; the global `fetch` by default. */
  readonly fetch?: Send;
};

/**
 * Finishes a sign-in: checks the `state` of the URL that the browser was redirected to, and exchanges its code for the tokens
 * of the session. Store the tokens for `session` before you do anything else. A code works only once.
 *
 * @param signIn as `startSignIn` returned it; null if there is none, as after a reload
 * @param callbackUrl the URL that the browser was redirected to, with its query
 * @throws SignInError if the sign-in was denied, or the URL doesn't belong to it
 * @throws ApiError if the service refuses the code; NetworkError and others if it sends no response
 * @example
 * const signIn = JSON.parse(sessionStorage.getItem('sign-in') ?? 'null');
 * sessionStorage.removeItem('sign-in');
 * const tokens = await finishSignIn(signIn, location.href, { baseUrl: 'https://api.example.test/v1' });
 * await idb.set('session', tokens);
 * history.replaceState(null, '', '/');
 * @see service document: Authentication, OAuth 2.1 with PKCE flow, steps 2 and 3
 */
export const finishSignIn = async (
  signIn: SignIn | null,
  callbackUrl: string | URL,
  options: FinishSignInOptions,
): Promise<SessionTokens> => {
  const returned = new URL(callbackUrl).searchParams;
  // Check the state first: a URL without a valid one may be forged.
  if (!signIn || returned.get('state') !== signIn.state)
    throw new SignInError(
      'state_mismatch',
      `Expected the state of the stored sign-in, got ${returned.has('state') ? 'another one' : 'none'}. Start the sign-in again.`,
    );
  const error = returned.get('error');
  if (error !== null)
    throw new SignInError(
      'denied',
      `The sign-in was denied: ${excerpt(returned.get('error_description') ?? error)}.`,
      error,
    );
  const code = returned.get('code');
  if (!code)
    throw new SignInError('no_code', 'Expected a code in the URL, got none. Start the sign-in again.');
  const result = await exchangeAuthorizationCode(createCaller({ ...options, retries: 0 }), {
    auth_code: code,
    code_verifier: signIn.codeVerifier,
    redirect_uri: signIn.redirectUri,
  }).result();
  if (!result.ok) throw result.error;
  return readTokens(result);
};
