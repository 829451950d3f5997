import { type Control, controlPath, createControl } from '@workspace-api/contract/sandbox';
import { limits } from './core/limits.ts';
import { InvalidOptionError } from './core/option-checks.ts';
import type { Sandbox, ViolatingRequest } from './sandbox.ts';

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Creates a client of a sandbox's control plane. @param token the control token, if the sandbox has one */
export const createControlWith = (send: Fetch, base: string, token: string | undefined): Control =>
  createControl(base, (address, init) => {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    return send(address, { ...init, headers });
  });

/** Lists the logged requests that violated the contract, oldest first. */
export const listViolations = async (control: Control): Promise<ViolatingRequest[]> =>
  (await control.listRequests({ query: { only: 'violations', limit: limits.logEntries } })).data.toReversed();

/** A sandbox that is served. */
export type ConnectedSandbox = Pick<Sandbox, 'control' | 'violations'> & {
  /** Sends a request to a path, such as `/v1/me`. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
};

const parseOrigin = (url: string): string => {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed && /^https?:$/.test(parsed.protocol)) return parsed.origin;
  throw new InvalidOptionError(
    `connectSandbox takes an http or https URL, such as http://127.0.0.1:4010, not ${JSON.stringify(url)}.`,
  );
};

/**
 * Connects to a sandbox that is served, on this machine or another one. If it can't be reached, each call rejects with an Error
 * that names its URL.
 *
 * @param url the sandbox's URL, such as `http://127.0.0.1:4010`
 * @param token the control token, which a sandbox that other machines can reach requires
 * @throws InvalidOptionError
 * @example
 * const { control } = connectSandbox('http://127.0.0.1:4010');
 * await control.advanceClock({ body: { seconds: 3600 } });
 */
export const connectSandbox = (url: string, token?: string): ConnectedSandbox => {
  const origin = parseOrigin(url);
  const send = async (address: string, init?: RequestInit): Promise<Response> => {
    try {
      return await fetch(address, init);
    } catch (cause) {
      // A fault rule resets the connection of a sandbox that does respond.
      const { code } = (cause as { cause?: { code?: unknown } }).cause ?? {};
      if (init?.signal?.aborted || code === 'ECONNRESET') throw cause;
      throw new Error(`No sandbox responds at ${origin}. Is it started, and is this its URL?`, { cause });
    }
  };
  const control = createControlWith(send, origin + controlPath, token);
  return {
    control,
    violations: () => listViolations(control),
    fetch: (path, init) => send(new URL(path, origin).href, init),
  };
};
