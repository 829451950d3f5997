import { loopbackNames } from '../../../http/own-pages.ts';

// RFC 3986's characters without `#`: a redirect URI has no fragment (RFC 6749 section 3.1.2).
const uriCharacters = /^[A-Za-z0-9\-._~:/?[\]@!$&'()*+,;=%]+$/;

// RFC 8252 section 7.1: a private-use scheme is a reversed domain name, which contains a dot.
const privateUseScheme = /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/;

/** The rule for allowed redirect URIs, as a message for users. */
export const redirectRule =
  'redirect_uri must be on this machine: http://127.0.0.1, http://[::1] or http://localhost with any port, or a scheme of an installed app such as com.example.app:/callback. Other origins need --redirect-origin (createSandbox: redirectOrigins).';

/**
 * Whether the browser may be redirected to a URI. Clients aren't registered, so only programs on this machine are allowed: a
 * loopback address on any port (RFC 8252 section 7.3), or the scheme of an installed app. Otherwise, the sign-in would be an
 * open redirector (RFC 9700 section 4.11).
 *
 * @param origins further origins, which the sandbox was started with
 */
export const isRedirectAllowed = (uri: string, origins?: ReadonlySet<string>): boolean => {
  if (!uriCharacters.test(uri) || !URL.canParse(uri)) return false;
  const { protocol, origin, hostname, username, password } = new URL(uri);
  if (username !== '' || password !== '') return false;
  if (protocol === 'http:' || protocol === 'https:')
    return loopbackNames.has(hostname) || origins?.has(origin) === true;
  return privateUseScheme.test(protocol);
};

/** Adds parameters to the query of a redirect URI (RFC 6749 section 3.1.2). */
export const redirectWith = (
  uri: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string => {
  const query = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `${uri}${uri.includes('?') ? '&' : '?'}${query.join('&')}`;
};

/** The source for CSP's `form-action`. Browsers also apply it to redirects of the form. */
export const formTarget = (uri: string): string => {
  const { protocol, origin, hostname } = new URL(uri);
  // CSP can't express an IPv6 address, and an app's scheme has no origin.
  return privateUseScheme.test(protocol) || hostname.startsWith('[') ? protocol : origin;
};
