import type { PageSandbox } from './sandbox.ts';

/** The address of a file that is loaded only when a reader sends a request. */
export const liveFile = (name: string): string => new URL(`../try/${name}`, import.meta.url).href;

const load = (name: string) =>
  import(liveFile(name)).catch((cause: unknown) => {
    throw new Error('The sandbox could not be loaded. Check the connection, and try again.', { cause });
  });

/** Loads the sandbox. @throws Error with what to do */
export const loadSandbox = (): Promise<typeof import('./sandbox.ts')> => load('sandbox.js');

/** Loads the mutants. @throws Error with what to do */
export const loadMutants = (): Promise<typeof import('../../../mocks/mutants/index.ts')> =>
  load('mutants.js');

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
