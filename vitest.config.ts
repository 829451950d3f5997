import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{openapi,scripts,mocks,conformance,test}/**/*.test.ts'],
    // Whole runs of the gate against real servers take longer than a unit test.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
