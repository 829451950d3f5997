import { openPageSandbox } from './page-sandbox.ts';

/** Where the panel sends requests. */
export type Server = {
  /** Sends a request to a path of the server. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** The origin in programs that the panel shows. */
  readonly origin: string;
  /** Restores the initial records. Only the sandbox in the page has it: the other one may have other users. */
  readonly startOver?: () => Promise<void>;
};

const storageKey = 'docs.server';

/** Returns the address of the sandbox that the reader chose in this browser; undefined for the sandbox in the page. */
export const readAddress = (): string | undefined => {
  try {
    return localStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Remembers the reader's choice in this browser. */
export const rememberAddress = (address: string | undefined): void => {
  try {
    if (address === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, address);
  } catch {
    // The choice applies to this page.
  }
};

/** @param origin the origin of a sandbox on the reader's machine, for programs that the reader copies */
export const usePageSandbox = async (origin: string): Promise<Server> => {
  const { fetch, startOver } = await openPageSandbox();
  return { fetch, origin, startOver };
};

/**
 * Checks that a sandbox is at an address, and accepts requests of this page.
 *
 * @param path a path of its control plane, which the panel needs
 * @throws Error with the reason, for the reader
 */
export const connectTo = async (address: string, path: string): Promise<Server> => {
  if (!/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : ''))
    throw new Error(`Expected an address such as http://127.0.0.1:4010, got "${address}".`);
  const { origin } = new URL(address);
  const response = await fetch(origin + path, { cache: 'no-store' }).catch(() => {
    throw new Error(
      `${origin} doesn't respond to this page. Start a sandbox there. If one is running, it refuses pages of ${location.origin}: use the reference that it serves.`,
    );
  });
  if (!response.ok)
    throw new Error(
      `${origin} refuses pages of ${location.origin} (status ${response.status}). Use the reference that it serves.`,
    );
  return { fetch: (path, init) => fetch(origin + path, init), origin };
};
