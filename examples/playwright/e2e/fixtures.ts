import { test as base, expect } from '@workspace-api/mock/playwright';

/** Playwright's test, with a sandbox for each worker. Tests in parallel don't see each other's records. */
export const test = base.extend({
  /** A browser page that calls the sandbox of its worker. */
  page: async ({ page, sandbox }, use) => {
    await page.addInitScript((apiUrl) => Object.assign(globalThis, { apiUrl }), `${sandbox.url}/v1`);
    await use(page);
    // The sandbox compares every request with the contract.
    const violations = await sandbox.fetch('/_sandbox/requests?only=violations');
    expect(await violations.json()).toEqual({ data: [] });
  },
});

export { expect };
