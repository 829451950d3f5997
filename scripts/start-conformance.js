import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from '../mocks/bundle.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const program = here('dist/conformance.js');

/** The modules of the gate read files beside them, which stay where they are. */
const besideSources = {
  name: 'beside-sources',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]conformance[\\/].*\.ts$/ }, async ({ path }) => {
      if (!path.startsWith(here('../conformance/'))) return undefined;
      const source = await readFile(path, 'utf8');
      const url = JSON.stringify(pathToFileURL(path).href);
      return { contents: source.replaceAll('import.meta.url', url), loader: 'ts' };
    }),
};

// The bundle starts in half a second, conformance.ts itself in two and a half.
await bundle(here('conformance.ts'), program, {
  plugins: [besideSources],
  sourcemap: 'linked',
  sourcesContent: false,
});
process.setSourceMapsEnabled(true);
await import(pathToFileURL(program).href);
