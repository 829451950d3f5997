import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { fromRoot } from '../../scripts/generate/paths.ts';
import { sourceCondition } from '../../scripts/source-condition.ts';

/**
 * Bundles TypeScript programs that import the packages of this repository, like a user's bundler.
 *
 * @param programs their source code, by name
 * @returns the path of each program in `folder`, for Node to import
 */
export const bundlePrograms = async (
  folder: string,
  programs: Readonly<Record<string, string>>,
): Promise<Record<string, string>> => {
  const names = Object.keys(programs);
  const sources = names.map((name) => join(folder, `${name}.ts`));
  await Promise.all(sources.map((file, at) => writeFile(file, programs[names[at] ?? ''] ?? '')));
  await build({
    entryPoints: sources,
    outdir: join(folder, 'out'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: [sourceCondition],
    nodePaths: [fromRoot('node_modules')],
    logLevel: 'silent',
  });
  return Object.fromEntries(names.map((name) => [name, join(folder, 'out', `${name}.mjs`)]));
};
