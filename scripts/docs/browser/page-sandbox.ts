/** The sandbox that runs in a page of the site. */
export type PageSandbox = {
  /** Sends a request to it. An address without a host is enough. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** Restores its initial records. */
  readonly startOver: () => Promise<void>;
};

/** The folder of what is loaded only when a reader sends a request. */
const folder = new URL('../try/', (document.currentScript as HTMLScriptElement | null)?.src ?? location.href);

/** The address of a file in that folder. */
export const liveFile = (name: string): string => new URL(name, folder).href;

/** Whether the page can load modules and WebAssembly. From disk, browsers refuse both. */
export const canRunSandbox = location.protocol !== 'file:';

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
