import { defineConfig } from 'vitest/config';

// Each test starts the built application.
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 60_000 } });
