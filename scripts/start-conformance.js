import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
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

/**
 * A run of seconds ends before most of its code is worth optimizing: it is compiled at once instead of interpreted first,
 * and optimized later than usual.
 */
const flags = [
  '--always-sparkplug',
  // Later versions of V8 don't have the option, and end a process that is given an unknown one.
  ...(process.version.startsWith('v20.') ? ['--interrupt-budget=600000'] : []),
];

// The bundle starts in half a second, conformance.ts itself in two and a half.
await bundle(here('conformance.ts'), program, { plugins: [besideSources] });
// A whole run is judged by two processes. The second one starts now, while this one loads the program too.
const second = fork(here('judge-shards.js'), {
  execArgv: [...process.execArgv, ...flags],
  serialization: 'advanced',
});
try {
  for (const flag of flags) setFlagsFromString(flag);
  const { run } = await import(pathToFileURL(program).href);
  await run([second]);
} finally {
  second.kill('SIGKILL');
}
