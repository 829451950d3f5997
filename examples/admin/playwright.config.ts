import { defineConfig } from '@playwright/test';

const { CHROMIUM } = process.env;
const url = 'http://127.0.0.1:5174';

export default defineConfig({
  testDir: 'test/e2e',
  // Not a name that Vitest looks for.
  testMatch: '**/*.play.ts',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  // Vite serves the built page. The sandboxes are fixtures of the tests: see test/e2e/fixtures.ts.
  webServer: { command: 'npx vite preview --host 127.0.0.1 --port 5174 --strictPort', url },
  use: {
    baseURL: url,
    // Playwright's own browser by default: npx playwright install chromium
    ...(CHROMIUM && { launchOptions: { executablePath: CHROMIUM, args: ['--no-sandbox'] } }),
  },
});
