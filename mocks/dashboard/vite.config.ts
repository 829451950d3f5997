import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** The sandbox that `npm run dev` connects to. `npm start` serves one at this address. */
const sandbox = process.env.SANDBOX_URL ?? 'http://127.0.0.1:4010';

const getPath = (address: string): string => fileURLToPath(new URL(address, import.meta.url));

const bundleBeforePaint = async (): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: getPath('before-paint.ts'), formats: ['iife'], name: 'beforePaint' },
    },
  });
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle))
    throw new Error('before-paint.ts was built to no file. Build it without a watcher.');
  return bundle.output[0].code;
};

/** Adds `before-paint.ts` to the page. It isn't a module, because a browser paints before it runs modules. */
const beforePaint: Plugin = {
  name: 'before-paint',
  transformIndexHtml: () => [{ tag: 'script', attrs: { src: './before-paint.js' }, injectTo: 'head' }],
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'before-paint.js', source: await bundleBeforePaint() });
  },
  configureServer({ middlewares }) {
    middlewares.use('/before-paint.js', async (_, response) => {
      response.setHeader('Content-Type', 'text/javascript').end(await bundleBeforePaint());
    });
  },
};

export default defineConfig({
  root: getPath('.'),
  // The pages are served at `/` and at `/_sandbox/ui`.
  base: './',
  plugins: [beforePaint],
  resolve: { conditions: ['@workspace-api/source', ...defaultClientConditions] },
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
