import { type components, mediaTypes, type Scope, sessionPaths } from '@workspace-api/contract';
import { validateResponses } from '../fetch/validate-responses.ts';
import type { Send } from '../fetch/wrap-fetch.ts';
import { excerpt } from '../hooks/redact.ts';
import { SignInError } from './sign-in-error.ts';

/** Bytes in base64url without padding (RFC 4648 section 5). */
const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A sign-in in progress. Keep it until the browser returns, for example as JSON in `sessionStorage`. */
export type SignIn = {
  /** The URL to open in the user's browser. */
  readonly url: string;
  /** Identifies the response to this sign-in. */
  readonly state: string;
  /** Proves that the code was issued to this sign-in. Keep it secret. */
  readonly codeVerifier: string;
  /** The URL that the browser returns to. */
  readonly redirectUri: string;
};

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

/** 256 random bits, in the characters that a verifier may contain (RFC 7636 section 4.1). */
const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** The S256 challenge of a verifier (RFC 7636 section 4.2). */
const createChallenge = async (verifier: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));

/** The URL of the sign-in page. A browser opens it, so it must not be a script, or less secure than the console. */
const authorizeUrl = async (consoleUrl: string, send: Send): Promise<URL> => {
  const request = new Request(consoleUrl.replace(/\/$/, '') + sessionPaths.getCliConfig, {
    headers: { Accept: mediaTypes.json },
  });
  const response = await validateResponses(send)(request);
  const config = (await response.json()) as Partial<components['schemas']['CliConfig']> | null;
  const url = config?.authorize_url;
  const usable = response.ok && typeof url === 'string' && URL.canParse(url) ? new URL(url) : undefined;
  if (usable && ['https:', new URL(request.url).protocol].includes(usable.protocol)) return usable;
  throw new SignInError(
    'unusable_config',
    `Expected the URL of the sign-in page from ${request.url}, got ${response.status} with ${url === undefined ? 'no authorize_url' : excerpt(JSON.stringify(url))}. Check consoleUrl.`,
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
  fetch: send = (request) => fetch(request),
}: StartSignInOptions): Promise<SignIn> => {
  const url = await authorizeUrl(consoleUrl, send);
  const [state, codeVerifier] = [random(), random()];
  const query = {
    code_challenge: await createChallenge(codeVerifier),
    code_challenge_method: 'S256',
    redirect_uri: redirectUri,
    state,
    scope: scopes.join(' '),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { url: url.href, state, codeVerifier, redirectUri };
};
