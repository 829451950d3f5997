import { type Control, controlPath, createControl } from '@workspace-api/contract/sandbox';
import type { Sandbox } from './sandbox.ts';

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Creates a client of a sandbox's control plane. @param token the control token, if the sandbox has one */
export const createControlWith = (send: Fetch, base: string, token: string | undefined): Control =>
  createControl(base, (address, init) => {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    return send(address, { ...init, headers });
  });

/** A sandbox that is served. */
export type ConnectedSandbox = Pick<Sandbox, 'control'> & {
  /** Sends a request to a path, such as `/v1/me`. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
};

/**
 * Connects to a sandbox that is served, on this machine or another one.
 *
 * @param url the sandbox's URL, such as `http://127.0.0.1:4010`
 * @param token the control token, which a sandbox that other machines can reach requires
 * @example
 * const { control } = connectSandbox('http://127.0.0.1:4010');
 * await control.advanceClock({ body: { seconds: 3600 } });
 */
export const connectSandbox = (url: string, token?: string): ConnectedSandbox => {
  const { origin } = new URL(url);
  return {
    control: createControlWith(fetch, origin + controlPath, token),
    fetch: (path, init) => fetch(new URL(path, origin), init),
  };
};
