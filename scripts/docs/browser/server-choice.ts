/** Where the panel sends requests. */
export type Server = {
  /** Sends a request to a path of the server. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** The origin in programs that the panel shows. */
  readonly origin: string;
  /** Restores the initial records. Only the sandbox in the page has it: the other one may have other users. */
  readonly startOver?: () => Promise<void>;
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
