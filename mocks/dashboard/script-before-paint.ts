import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const entry = fileURLToPath(new URL('before-paint.ts', import.meta.url));
const fileName = 'before-paint.js';

/** Bundles the script. It isn't a module, because the browser paints before it runs modules. */
const bundle = async (): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'beforePaint' } },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} was built to no file. Run the build again without a watcher.`);
  return chunk.code;
};

/** Adds `before-paint.ts` to the page as a script that runs before the first paint. */
export const scriptBeforePaint: Plugin = {
  name: 'script-before-paint',
  transformIndexHtml: () => [{ tag: 'script', attrs: { src: `./${fileName}` }, injectTo: 'head' }],
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: await bundle() });
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${fileName}`, (_, response) => {
      void bundle().then((code) => response.setHeader('Content-Type', 'text/javascript').end(code));
    });
  },
};
