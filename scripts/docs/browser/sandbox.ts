import { createSandbox, type SandboxSnapshot } from '../../../mocks/browser.ts';
import type { Mutant } from '../../../mocks/mutants/index.ts';
import { type Comparison, compareExchanges } from '../break-it/demonstration.ts';
import { type DemonstratedRequest, playBoth } from '../break-it/play.ts';
import { openPlay as open, type Play } from '../states/play.ts';
import { readSetting, storeSetting } from './settings.ts';

/** What a tab keeps while its reader moves between pages. Secrets in the snapshot are encrypted with the key. */
type Kept = { readonly masterKey: string; readonly snapshot?: SandboxSnapshot };

const createKey = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Creates the sandbox of a page, with the records that an earlier page of the tab left. */
export const openPageSandbox = async () => {
  const kept: Kept | null = JSON.parse(readSetting('sandbox', 'sessionStorage') ?? 'null');
  const masterKey = kept?.masterKey ?? createKey();
  const sandbox = await createSandbox({ masterKey });
  // The site may have been updated since, and then the snapshot may not fit.
  if (kept?.snapshot) await sandbox.restore(kept.snapshot).catch(() => sandbox.reset());
  const save = async () => {
    const next: Kept = { masterKey, snapshot: await sandbox.snapshot() };
    // If the records don't fit, they last as long as the page.
    storeSetting('sandbox', JSON.stringify(next), 'sessionStorage');
  };
  return {
    /** Sends a request to it. An address without a host is enough. */
    fetch: async (input: Request | URL | string, init?: RequestInit): Promise<Response> => {
      const response = await sandbox.fetch(input, init);
      const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
      if (!reads.has(method)) await save();
      return response;
    },
    /** Restores its initial records. */
    startOver: async (): Promise<void> => {
      await sandbox.reset();
      await save();
    },
  };
};

/** The sandbox that runs in a page of the site. */
export type PageSandbox = Awaited<ReturnType<typeof openPageSandbox>>;

/** Sends requests to a new sandbox and to one with a mutant. */
export const demonstrate = async (
  mutant: Mutant,
  requests: readonly DemonstratedRequest[],
): Promise<readonly Comparison[]> => compareExchanges(...(await playBoth(createSandbox, mutant, requests)));

/** Creates a sandbox in which a record moves between the states of a machine. */
export const openPlay = (machine: string): Promise<Play> => open(createSandbox, machine);
