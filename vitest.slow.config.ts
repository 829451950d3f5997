import { createConfig } from './vitest.config.ts';

/** Whole runs of the gate, compilers and commands, before a merge: `npm run test:slow`. Only a stuck one exceeds the limit. */
export default createConfig({
  suffix: '.slow.ts',
  report: 'slow-tests',
  testTimeout: 300_000,
  globalSetup: ['./test/support/build-gate.ts'],
  skippedTests: ['The long tests, before a release: npm run test:thorough'],
});
