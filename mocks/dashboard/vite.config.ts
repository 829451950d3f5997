import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';

/** The sandbox that `npm run dev` connects to. `npm start` serves one at this address. */
const sandbox = process.env.SANDBOX_URL ?? 'http://127.0.0.1:4010';

const getPath = (address: string): string => fileURLToPath(new URL(address, import.meta.url));

export default defineConfig({
  root: getPath('.'),
  // The pages are served at `/` and at `/_sandbox/ui`.
  base: './',
  resolve: { conditions: ['@workspace-api/source', ...defaultClientConditions] },
  // Also if a test builds the dashboard. With it, the files contain the paths of their sources.
  oxc: { jsx: { development: false } },
  build: {
    outDir: getPath('../public/ui'),
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
