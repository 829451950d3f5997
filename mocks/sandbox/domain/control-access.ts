import { toBase64url } from '#host/bytes.ts';
import { equalBytes, hmacSha256, sha256 } from '#host/crypto.ts';

/** The minimum length of a control token, in characters, so that it can't be guessed. */
export const shortestControlToken = 16;

/** Whether a value can be a control token, that is, whether it fits into an `Authorization` header (RFC 6750 section 2.1). */
export const isControlToken = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= shortestControlToken && /^[\w.~+/-]+=*$/.test(value);

/** Whether a value is a host name: without a scheme, a port or a path. */
export const isHostName = (value: unknown): value is string =>
  typeof value === 'string' && /^(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/i.test(value);

/** Compares strings with a secret in constant time. */
const equalsTo = (secret: string): ((value: string) => boolean) => {
  const expected = sha256(secret);
  return (value) => equalBytes(sha256(value), expected);
};

/** The credentials for the control plane: a token for programs and a cookie for browsers. */
const controlToken = (token: string) => {
  const derive = (purpose: string) => toBase64url(hmacSha256(token, purpose));
  // Browsers send cookies to all ports of a host, so each sandbox's cookie name depends on its token.
  const cookie = { name: `sandbox_control_${derive('cookie name').slice(0, 8)}`, value: derive('cookie') };
  return {
    /** Whether a string is the token. Takes the same time for every string. */
    isToken: equalsTo(token),
    /** The cookie for a browser whose user knows the token. It doesn't contain the token. */
    cookie,
    /** Whether a string is the cookie's value. Takes the same time for every string. */
    isCookie: equalsTo(cookie.value),
  };
};

export type ControlToken = ReturnType<typeof controlToken>;

/** Who may use the control plane: programs of this machine, or any client with the token. */
export const createControlAccess = (token: string | undefined, hosts: readonly string[] = []) => ({
  /** If undefined, only programs and pages of this machine have access. */
  token: token === undefined ? undefined : controlToken(token),
  /** The host names under which other machines reach the sandbox, in lower case and without a port. */
  hosts: new Set(hosts.map((host) => host.toLowerCase())),
});

export type ControlAccess = Readonly<ReturnType<typeof createControlAccess>>;
