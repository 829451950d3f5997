import { sessionPaths } from '@workspace-api/contract';
import { validateResponses } from '../fetch/validate-responses.ts';
import type { Send } from '../fetch/wrap-fetch.ts';
import { excerpt } from '../hooks/redact.ts';
import { SignInError } from './sign-in-error.ts';
import type { SignIn } from './start-sign-in.ts';
import { readTokens, type SessionTokens, tokenRequest } from './token-request.ts';

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
  { baseUrl, fetch: send = (request) => fetch(request) }: FinishSignInOptions,
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
  const request = tokenRequest(baseUrl, sessionPaths.exchangeAuthorizationCode, {
    auth_code: code,
    code_verifier: signIn.codeVerifier,
    redirect_uri: signIn.redirectUri,
  });
  return readTokens(request, await validateResponses(send)(request));
};
