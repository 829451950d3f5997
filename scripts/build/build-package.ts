import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InlineConfig } from 'tsdown';
import { fromRoot } from '../generate/paths.ts';
import { sourceCondition } from '../source-condition.ts';
import type { PackageBuild } from './packages.ts';

const common = {
  config: false,
  clean: false,
  outDir: 'dist',
  format: 'esm',
  target: 'es2023',
  fixedExtension: false,
  // Imports of other packages remain imports, and their types are read from the sources.
  external: [/^@workspace-api\//],
  inputOptions: {
    resolve: { conditionNames: [sourceCondition, 'import', 'node', 'default'] },
    checks: { pluginTimings: false },
  },
  logLevel: 'error',
  report: false,
} satisfies InlineConfig;

/**
 * Builds the ES modules of a package and the declarations of its public exports in its folder `dist`.
 *
 * @throws Error if a source or a declaration can't be built
 */
export const buildPackage = async ({
  folder,
  entry,
  unbundle,
  command,
  pages,
}: PackageBuild): Promise<void> => {
  const cwd = fromRoot(folder);
  await rm(join(cwd, 'dist'), { recursive: true, force: true });
  const config = { ...common, cwd, tsconfig: fromRoot('tsconfig.json') };
  await build({ ...config, entry: { ...entry }, dts: { emitDtsOnly: true } });
  await build({
    ...config,
    entry: unbundle
      ? [...Object.values({ ...entry, ...command }), ...(unbundle.more ?? [])]
      : { ...entry, ...command },
    unbundle: unbundle !== undefined,
    dts: false,
  });
  await pages?.();
  for (const file of unbundle?.assets ?? []) await cp(join(cwd, file), join(cwd, 'dist', file));
};
