import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What programs must send, and browsers must have, to use the control plane. */
export type ControlToken = {
  /** Whether a text is the token. Takes the same time for every text. */
  isToken(value: string): boolean;
  /** The cookie of a browser whose user knows the token; it doesn't contain the token. */
  readonly cookie: { readonly name: string; readonly value: string };
  /** Whether a text is the cookie's value. Takes the same time for every text. */
  isCookie(value: string): boolean;
};

/** Who may use the control plane: programs of this machine, or whoever knows a token, from anywhere. */
export type ControlAccess = {
  /** Undefined: programs and pages of this machine only. */
  readonly token: ControlToken | undefined;
  /** Names under which other machines reach the sandbox, in lower case and without a port. */
  readonly hosts: ReadonlySet<string>;
};

/** The shortest control token, in characters: nobody should guess it. */
export const shortestControlToken = 16;

/** Whether a text can be a control token: one that fits into an `Authorization` header (RFC 6750 section 2.1). */
export const isControlToken = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= shortestControlToken && /^[\w.~+/-]+=*$/.test(value);

/** Whether a text is the name of a host: without a scheme, a port or a path. */
export const isHostName = (value: unknown): value is string =>
  typeof value === 'string' && /^(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/i.test(value);

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

/** Compares texts with a secret in the same time for each. */
const equalsTo = (secret: string): ((value: string) => boolean) => {
  const expected = digest(secret);
  return (value) => timingSafeEqual(digest(value), expected);
};

const controlToken = (token: string): ControlToken => {
  const derive = (purpose: string) => createHmac('sha256', token).update(purpose).digest('base64url');
  const cookie = { name: `sandbox_control_${derive('cookie name').slice(0, 8)}`, value: derive('cookie') };
  return {
    isToken: equalsTo(token),
    isCookie: equalsTo(cookie.value),
    // Browsers send cookies to all ports of a host: sandboxes with other tokens have cookies of other names.
    cookie,
  };
};

/** @param token undefined to serve this machine only */
export const createControlAccess = (
  token: string | undefined,
  hosts: readonly string[] = [],
): ControlAccess => ({
  token: token === undefined ? undefined : controlToken(token),
  hosts: new Set(hosts.map((host) => host.toLowerCase())),
});
