import { createSandbox, type SandboxSnapshot } from '../../../mocks/browser.ts';
import { compareExchanges, playBoth } from '../break-it/demonstration.ts';
import type { PageSandbox, SandboxModule } from '../browser/page-sandbox.ts';
import { openPlay as open } from '../states/play.ts';

const storageKey = 'docs.sandbox';

/** What a tab keeps while its reader moves between pages. Secrets in the snapshot are encrypted with the key. */
type Kept = { readonly masterKey: string; readonly snapshot?: SandboxSnapshot };

/** The browser may deny access to storage. */
const read = (): Kept | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** If the records don't fit, they last as long as the page. */
const keep = (kept: Kept): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // The sandbox works without it.
  }
};

const createKey = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Creates the sandbox of a page, with the records that an earlier page of the tab left. */
export const openPageSandbox = async (): Promise<PageSandbox> => {
  const kept = read();
  const masterKey = kept?.masterKey ?? createKey();
  const sandbox = await createSandbox({ masterKey });
  // The site may have been updated since, and then the snapshot may not fit.
  if (kept?.snapshot) await sandbox.restore(kept.snapshot).catch(() => sandbox.reset());
  const save = async () => keep({ masterKey, snapshot: await sandbox.snapshot() });
  return {
    fetch: async (input, init) => {
      const response = await sandbox.fetch(input, init);
      const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
      if (!reads.has(method)) await save();
      return response;
    },
    startOver: async () => {
      await sandbox.reset();
      await save();
    },
  };
};

/** Sends requests to a new sandbox and to one with a mutant. The mutants are loaded by the first call. */
export const demonstrate: SandboxModule['demonstrate'] = async (mutant, requests) => {
  const { getMutant } = await import('../../../mocks/mutants/index.ts');
  return compareExchanges(...(await playBoth(createSandbox, getMutant(mutant).wrap, requests)));
};

/** Creates a sandbox in which a record moves between states. */
export const openPlay: SandboxModule['openPlay'] = (machine) => open(createSandbox, machine);
