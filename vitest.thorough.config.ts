import { defineConfig } from 'vitest/config';

// Tests that take too long for every change: a release runs them.
const include = ['{mocks,conformance,test}/**/*.thorough.ts'];
const timeouts = { testTimeout: 300_000, hookTimeout: 60_000 };
const build = './mocks/test/build-command.ts';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      { test: { name: 'sqlite', include, globalSetup: build, ...timeouts } },
      {
        test: {
          name: 'postgres',
          include,
          // The faults wrap the server: its database makes no difference to them.
          exclude: ['test/faults.thorough.ts'],
          globalSetup: [build, './mocks/test/on-postgres.ts'],
          ...timeouts,
        },
      },
    ],
  },
});
