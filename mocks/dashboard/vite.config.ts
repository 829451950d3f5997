import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { scriptBeforePaint } from './script-before-paint.ts';

/** The sandbox that `npm run dev` connects to. `npm start` serves one at this address. */
const sandbox = process.env.SANDBOX_URL ?? 'http://127.0.0.1:4010';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The pages are served at `/` and at `/_sandbox/ui`.
  base: './',
  plugins: [scriptBeforePaint],
  resolve: { conditions: ['@workspace-api/source', ...defaultClientConditions] },
  build: {
    outDir: fileURLToPath(new URL('../public/ui', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows neither inline scripts nor data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '^/(?:_sandbox|v1|oauth|health|docs|openapi.json)': sandbox },
  },
});
