import type { Comparison, DemonstratedRequest } from '../break-it/demonstration.ts';

/** The sandbox that runs in a page of the site. */
export type PageSandbox = {
  /** Sends a request to it. An address without a host is enough. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** Restores its initial records. */
  readonly startOver: () => Promise<void>;
};

/** The address of a file that is loaded only when a reader sends a request. */
export const liveFile = (name: string): string => new URL(`../try/${name}`, import.meta.url).href;

/** A step of a record between the states of a machine. */
export type Step = {
  /** The requests to the API and to the control plane, and the webhooks. `sent` is the body. */
  readonly exchanges: readonly {
    readonly request: string;
    readonly sent: string;
    readonly response: Response;
  }[];
  /** The state before it: undefined for a new record, or if the API doesn't show it. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly isRejected: boolean;
  /** A sentence about it. */
  readonly outcome: string;
};

/** Causes a move by its operation, or by what causes it outside the API. Adds a record if there is none; without a cause, a new one. */
export type Play = (cause?: string) => Promise<readonly Step[]>;

/** What `page-sandbox/page-sandbox.ts` exports. */
export type SandboxModule = {
  readonly openPageSandbox: () => Promise<PageSandbox>;
  /** Sends requests to a new sandbox and to one with a mutant, which last as long as the call. */
  readonly demonstrate: (
    mutant: string,
    requests: readonly DemonstratedRequest[],
  ) => Promise<readonly Comparison[]>;
  /** Creates a sandbox in which a record moves between the states of a machine. */
  readonly openPlay: (machine: string) => Promise<Play>;
};

/** Loads the sandbox. @throws Error with what to do */
export const loadSandbox = (): Promise<SandboxModule> =>
  import(liveFile('sandbox.js')).catch((cause: unknown) => {
    throw new Error('The sandbox could not be loaded. Check the connection, and try again.', { cause });
  });

let opened: Promise<PageSandbox> | undefined;
let isOpen = false;

/** Loads and starts the sandbox of this page, once. After a failure the next call tries again. */
export const openPageSandbox = (): Promise<PageSandbox> => {
  opened ??= loadSandbox().then(async (module) => {
    const sandbox = await module.openPageSandbox();
    isOpen = true;
    return sandbox;
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
};

/**
 * Sends a request to the sandbox of this page. Until it has started, responses of the site's files are used where there are any.
 *
 * @param prepared the file of a response by the path of its request
 */
export const fetchInPage = async (
  prepared: Readonly<Record<string, string>>,
  path: string,
  init?: RequestInit,
): Promise<Response> => {
  const file = isOpen ? undefined : prepared[path];
  return file === undefined ? (await openPageSandbox()).fetch(path, init) : fetch(liveFile(file));
};
