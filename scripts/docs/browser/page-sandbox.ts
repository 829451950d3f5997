/** The sandbox that runs in a page of the site. */
export type PageSandbox = {
  /** Sends a request to it. An address without a host is enough. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** Restores its initial records. */
  readonly startOver: () => Promise<void>;
};

/** The address of a file that is loaded only when a reader sends a request. */
export const liveFile = (name: string): string => new URL(`../try/${name}`, import.meta.url).href;

let opened: Promise<PageSandbox> | undefined;

/** Loads and starts the sandbox of this page, once. After a failure the next call tries again. */
export const openPageSandbox = (): Promise<PageSandbox> => {
  opened ??= import(liveFile('sandbox.js')).then((module: { openPageSandbox(): Promise<PageSandbox> }) =>
    module.openPageSandbox(),
  );
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
};
