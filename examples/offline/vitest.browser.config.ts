import { defineConfig } from 'vitest/config';

/** The tests in a headless Chromium: `npm run test:browser`. */
export default defineConfig({
  test: {
    include: ['test/**/*.browser.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
