import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../generate/paths.ts';
import { runScript } from './run-tool.ts';
import type { Problem, Step } from './step.ts';

const differences: Readonly<Record<string, string>> = {
  M: 'is out of date',
  D: 'is no longer generated',
  A: 'is missing',
};

/** Compares a folder of the repository with a generated one, as git does. */
const compareFolders = (committed: string, generated: string): Problem[] => {
  const args = ['diff', '--no-index', '--no-renames', '--name-status', committed, generated];
  const { stdout } = spawnSync('git', args, { cwd: fromRoot('.'), encoding: 'utf8' });
  return (
    stdout
      .split('\n')
      .map((line) => line.split('\t'))
      .map(([kind = '', path = '']) => [kind, path.replace(generated, committed)] as const)
      // Files that are built from the generated files, and installed packages, aren't committed.
      .filter(([kind, file]) => kind !== '' && !/^generated\/(?:dist|node_modules)\//.test(file))
      .map(([kind, file]) => ({ file, message: differences[kind] ?? kind }))
  );
};

/** Checks that the generated folders are up to date. */
export const drift: Step = {
  name: 'drift',
  describe: 'generated/ and client/operations/ are up to date with openapi/, mocks/mutants/ and scripts/',
  remedy: 'Run npm run generate and commit the result. Never edit generated files by hand.',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'workspace-api-'));
    const [out, client] = [join(folder, 'out'), join(folder, 'client')];
    try {
      const { code, output } = await runScript('scripts/generate.ts', '--out', out, '--client', client);
      if (code !== 0) throw new Error(`Fix npm run generate first.\n${output.trim()}`);
      return [
        'the generated files are up to date',
        [...compareFolders('generated', out), ...compareFolders('client/operations', client)],
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
