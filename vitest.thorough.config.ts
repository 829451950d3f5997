import { createConfig } from './vitest.config.ts';

/** The long tests, before a release: `npm run test:thorough`. Only a stuck one exceeds the limit, on a loaded machine too. */
export default createConfig({
  suffix: '.thorough.ts',
  report: 'thorough-tests',
  testTimeout: 900_000,
  skippedTests: [],
  globalSetup: ['./scripts/stock-tools/install.ts', './test/packages/packed-folder.ts'],
});
