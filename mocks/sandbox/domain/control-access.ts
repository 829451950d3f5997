import { toBase64url } from '#host/bytes.ts';
import { equalBytes, hmacSha256, sha256 } from '#host/crypto.ts';

/** The credentials for the control plane: a token for programs and a cookie for browsers. */
export type ControlToken = {
  /** Whether a string is the token. Takes the same time for every string. */
  isToken(value: string): boolean;
  /** The cookie for a browser whose user knows the token. It doesn't contain the token. */
  readonly cookie: { readonly name: string; readonly value: string };
  /** Whether a string is the cookie's value. Takes the same time for every string. */
  isCookie(value: string): boolean;
};

/** Who may use the control plane: programs of this machine, or any client with the token. */
export type ControlAccess = {
  /** If undefined, only programs and pages of this machine have access. */
  readonly token: ControlToken | undefined;
  /** The host names under which other machines reach the sandbox, in lower case and without a port. */
  readonly hosts: ReadonlySet<string>;
};

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

const controlToken = (token: string): ControlToken => {
  const derive = (purpose: string) => toBase64url(hmacSha256(token, purpose));
  const cookie = { name: `sandbox_control_${derive('cookie name').slice(0, 8)}`, value: derive('cookie') };
  return {
    isToken: equalsTo(token),
    isCookie: equalsTo(cookie.value),
    // Browsers send cookies to all ports of a host, so each sandbox's cookie name depends on its token.
    cookie,
  };
};

/** @param token if undefined, only this machine has access */
export const createControlAccess = (
  token: string | undefined,
  hosts: readonly string[] = [],
): ControlAccess => ({
  token: token === undefined ? undefined : controlToken(token),
  hosts: new Set(hosts.map((host) => host.toLowerCase())),
});
