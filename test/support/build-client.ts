import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fromRoot } from '../../scripts/generate/paths.ts';
import { runSources } from '../../scripts/source-condition.ts';

/** Builds the client, which Vite puts into the page of `examples/react` as published. */
export default () =>
  promisify(execFile)(process.execPath, [...runSources, fromRoot('scripts/build.ts'), 'contract', 'client'], {
    cwd: fromRoot('.'),
  }).then(() => undefined);
