import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Adds `src/service-worker.js` to the build, after the list of the files that it caches. The list has the hash of all files, so
 * the browser notices each new build: it compares the bytes of a service worker.
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const hash = createHash('sha256');
      for (const file of Object.values(bundle)) hash.update(file.type === 'chunk' ? file.code : file.source);
      const files = Object.keys(bundle).map((name) => (name === 'index.html' ? './' : `./${name}`));
      const precache = JSON.stringify({ version: hash.digest('hex').slice(0, 16), files });
      const source = await readFile(new URL('./src/service-worker.js', import.meta.url), 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: `self.precache = ${precache};\n${source}`,
      });
    },
  },
});
