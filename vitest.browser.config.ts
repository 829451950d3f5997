import { configDefaults, defineConfig } from 'vitest/config';
import { areVisualTestsSkipped } from './test/support/visual-tests.ts';
import { fromSources, reporting, shared } from './vitest.config.ts';

/** What CI skips too, for the same reason as how pages look: the longest tests of the dashboard's views. */
const longTests = [
  'test/dashboard-controls.browser.ts',
  'test/dashboard-forms.browser.ts',
  'test/dashboard-records.browser.ts',
  'test/dashboard-state.browser.ts',
];

/** The tests in a headless Chromium: `npm run test:browser`. `CHROMIUM` is the path of another than the system's. */
export default defineConfig({
  ...fromSources,
  test: {
    name: 'browser',
    include: ['{examples,test}/**/*.browser.ts'],
    exclude: [...configDefaults.exclude, ...(areVisualTestsSkipped ? longTests : [])],
    globalSetup: './test/support/build-pages.ts',
    ...shared,
    testTimeout: 60_000,
    // A page shows a change a moment later: `expect.poll` reads it until then.
    expect: { poll: { timeout: 15_000 } },
    // A test and the browser that it drives wait for each other, so two tests share a core well.
    maxWorkers: 2,
    ...reporting(
      'browser-tests',
      areVisualTestsSkipped
        ? [
            "How pages look, axe, and the dashboard's forms, state and controls: npm run test:browser without CI set.",
          ]
        : [],
    ),
  },
});
