import { defineConfig } from 'vitest/config';

// Each test opens a story in a headless Chromium.
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 60_000 } });
