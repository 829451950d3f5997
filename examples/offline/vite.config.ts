import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { serviceWorker } from './service-worker-plugin.ts';

export default defineConfig({
  plugins: [react(), serviceWorker()],
  // The page may be served from any folder.
  base: './',
  // Vite's development server would move the sandbox's module away from sqlite3.wasm, which it loads from its own folder.
  optimizeDeps: { exclude: ['@workspace-api/mock'] },
  worker: { format: 'es' },
  build: { target: 'es2023' },
  test: {
    include: ['test/**/*.browser.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
