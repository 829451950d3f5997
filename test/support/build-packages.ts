import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fromRoot } from '../../scripts/generate/paths.ts';
import { runSources } from '../../scripts/source-condition.ts';

/** Builds packages to their folders `dist`, without declarations. @param names such as `contract` */
export const buildPackages = async (...names: string[]): Promise<void> => {
  const build = [fromRoot('scripts/build.ts'), '--no-declarations', ...names];
  await promisify(execFile)(process.execPath, [...runSources, ...build], { cwd: fromRoot('.') });
};
