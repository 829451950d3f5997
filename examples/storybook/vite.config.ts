import { defineConfig } from 'vite';

export default defineConfig({
  // Vite's development server would move the sandbox's module away from sqlite3.wasm, which it loads from its own folder.
  optimizeDeps: { exclude: ['@workspace-api/mock'] },
  build: { target: 'es2023' },
});
