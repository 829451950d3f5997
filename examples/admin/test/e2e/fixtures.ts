import { test as base } from '@workspace-api/mock/playwright';

/** Playwright's test, with a sandbox for each worker. Its page is signed in, and calls the sandbox of the worker. */
export const test = base.extend({
  failOnViolations: true,
  page: async ({ page, sandbox }, use) => {
    await page.addInitScript((apiUrl) => Object.assign(globalThis, { apiUrl }), `${sandbox.url}/v1`);
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.getByRole('heading', { name: 'Agents', exact: true }).waitFor();
    await use(page);
  },
});

export { expect } from '@workspace-api/mock/playwright';
