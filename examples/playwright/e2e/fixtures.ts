import { test as base, expect } from '@playwright/test';
import { createSandbox, type Sandbox, serve } from '@workspace-api/mock';

type WorkerFixtures = {
  /** The sandbox of this worker, and the base URL of its API. */
  api: { readonly sandbox: Sandbox; readonly baseUrl: string };
};

/** Playwright's test. Each worker has its own sandbox, so tests in parallel don't see each other's records. */
export const test = base.extend<Record<never, never>, WorkerFixtures>({
  api: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const sandbox = await createSandbox();
      const { url, close } = await serve(sandbox, { port: 0 });
      await use({ sandbox, baseUrl: `${url}/v1` });
      await close();
      await sandbox.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page, api }, use) => {
    await api.sandbox.reset();
    await page.addInitScript((apiUrl) => Object.assign(globalThis, { apiUrl }), api.baseUrl);
    await use(page);
    // The sandbox compares every request with the contract.
    const violations = await api.sandbox.fetch('/_sandbox/requests?only=violations');
    expect(await violations.json()).toEqual({ data: [] });
  },
});

export { expect };
