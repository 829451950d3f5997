import { type components, type Scope, sessionPaths } from '@workspace-api/contract';
import { validateResponses } from '../fetch/validate-responses.ts';
import type { Send } from '../fetch/wrap-fetch.ts';
import { SignInError } from './sign-in-error.ts';

/** Bytes in base64url without padding (RFC 4648 section 5). */
const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A sign-in that has started. Keep it until the browser comes back: `sessionStorage` holds it as JSON. */
export type SignIn = {
  /** The address to open in the user's browser. */
  readonly url: string;
  /** Recognizes the answer to this sign-in. */
  readonly state: string;
  /** Proves that the code was issued to this sign-in. Keep it secret. */
  readonly codeVerifier: string;
  /** Where the browser comes back to. */
  readonly redirectUri: string;
};

/** What a sign-in needs. */
export type StartSignInOptions = {
  /** The address of the sign-in console. */
  readonly consoleUrl: string;
  /** Where the browser is sent afterwards, with a code. */
  readonly redirectUri: string;
  /** What the session may do. The user's own permissions limit it further. */
  readonly scopes: readonly Scope[];
  /** Sends the request for the console's configuration; the global `fetch` by default. */
  readonly fetch?: Send;
};

/** 256 random bits, as text that a verifier may consist of (RFC 7636 section 4.1). */
const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** The S256 challenge of a verifier (RFC 7636 section 4.2). */
const createChallenge = async (verifier: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));

/** The address of the sign-in page. A browser will open it, so it must not be a script, nor less secret than the console. */
const authorizeUrl = async (consoleUrl: string, send: Send): Promise<URL> => {
  const request = new Request(consoleUrl.replace(/\/$/, '') + sessionPaths.getCliConfig);
  const response = await validateResponses(send)(request);
  const config = (await response.json()) as Partial<components['schemas']['CliConfig']> | null;
  const url = config?.authorize_url;
  const usable = response.ok && typeof url === 'string' && URL.canParse(url) ? new URL(url) : undefined;
  if (usable && ['https:', new URL(request.url).protocol].includes(usable.protocol)) return usable;
  throw new SignInError(
    'unusable_config',
    `Expected the address of the sign-in page from ${request.url}, got ${response.status} with ${JSON.stringify(url) ?? 'no authorize_url'}. Check consoleUrl.`,
  );
};

/**
 * Starts an interactive sign-in: OAuth 2.1 with PKCE. Open `url` in the user's browser, and call `finishSignIn` with the
 * address that it comes back with.
 *
 * @throws SignInError with the reason `unusable_config`, if the console names no sign-in page; NetworkError and others if
 *   no answer of it comes
 * @example
 * const signIn = await startSignIn({
 *   consoleUrl: 'https://console.example.test',
 *   redirectUri: `${location.origin}/callback`,
 *   scopes: ['pages:read', 'pages:write'],
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
