/** A request for a code: what the client keeps until the browser returns, and the URL of the sign-in page. */
export type Authorization = {
  /** The URL to open in the user's browser. */
  readonly url: string;
  /** Identifies the response to this request. */
  readonly state: string;
  /** Proves that the code was issued to this request. Keep it secret. */
  readonly codeVerifier: string;
  /** The URL that the browser returns to. */
  readonly redirectUri: string;
};

/** Bytes in base64url without padding (RFC 4648 section 5). */
const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** 256 random bits, in the characters that a code verifier may contain (RFC 7636 section 4.1). */
const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/**
 * Creates a request for a code: OAuth 2.1 with PKCE (RFC 7636), with an S256 challenge. Service document: Authentication, OAuth 2.1
 * with PKCE flow, step 1.
 *
 * @param page the URL of the sign-in page
 */
export const createAuthorization = async (
  page: string | URL,
  redirectUri: string,
  scopes: readonly string[],
): Promise<Authorization> => {
  const url = new URL(page);
  const [state, codeVerifier] = [random(), random()];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
  const query = {
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
    redirect_uri: redirectUri,
    state,
    scope: scopes.join(' '),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { url: url.href, state, codeVerifier, redirectUri };
};
