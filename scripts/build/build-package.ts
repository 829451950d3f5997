import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InputOptions, type OutputOptions, rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { fromRoot } from '../generate/paths.ts';
import { collectLicenses } from '../licenses/collect-licenses.ts';
import { sourceCondition } from '../source-condition.ts';
import type { PackageBuild } from './packages.ts';

const tsconfig = fromRoot('tsconfig.json');

/** Imports of packages remain imports, except helpers of the compiler. */
const packageImport = /^(?:@(?!oxc-project\/)|node:|[a-z0-9-]+(?:\/|$))/;

const common = {
  platform: 'node',
  tsconfig,
  transform: { target: 'es2023' },
  resolve: { conditionNames: [sourceCondition, 'import', 'node', 'default'] },
  logLevel: 'silent',
} satisfies InputOptions;

/** As `common`, for modules that a page imports. */
const inBrowser = {
  platform: 'browser',
  resolve: { conditionNames: [sourceCondition, 'browser', 'import', 'default'] },
} satisfies InputOptions;

const write = async (
  input: InputOptions,
  output: OutputOptions,
  bundledPackages: readonly string[],
): Promise<void> => {
  const external = (id: string) => packageImport.test(id) && !bundledPackages.includes(id);
  const bundle = await rolldown({ ...common, external, ...input });
  const names = { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' };
  await bundle.write({ format: 'esm', ...names, ...output }).finally(() => bundle.close());
};

/** Writes the declarations of entry points. */
const writeDeclarations = (
  input: InputOptions & { readonly cwd: string },
  entry: Readonly<Record<string, string>>,
  tsconfigPath: string,
  dir: string,
): Promise<void> => {
  // Without the dot, the plugin would look for packages of these names.
  const entries = Object.fromEntries(Object.entries(entry).map(([name, file]) => [name, `./${file}`]));
  // Only TypeScript's own resolution applies the conditions of the configuration.
  const plugin = dts({ cwd: input.cwd, tsconfig: tsconfigPath, emitDtsOnly: true, resolver: 'tsc' });
  return write({ ...input, tsconfig: tsconfigPath, input: entries, plugins: [plugin] }, { dir }, []);
};

/** Lists the sources of a package whose names end with a suffix. */
const listSources = async (folder: string, suffix: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith(suffix) && !/^(dist|node_modules)\b/.test(file),
  );

/**
 * Builds the ES modules of a package and the declarations of its public exports in its folder `dist`.
 *
 * @param declarations whether to build declarations, which take longer than everything else
 * @throws Error if a source or a declaration can't be built
 */
export const buildPackage = async (
  {
    folder,
    entry,
    browserEntry,
    unbundle,
    command,
    commonjs,
    bundledPackages = [],
    pagePackages = [],
    pages,
  }: PackageBuild,
  { declarations = true }: { readonly declarations?: boolean } = {},
): Promise<void> => {
  const cwd = fromRoot(folder);
  const dir = join(cwd, 'dist');
  await rm(dir, { recursive: true, force: true });
  if (declarations) {
    await writeDeclarations({ cwd }, entry, tsconfig, dir);
    // The types of a page need nothing of Node.
    if (browserEntry)
      await writeDeclarations(
        { ...inBrowser, cwd },
        browserEntry.entry,
        fromRoot(browserEntry.tsconfig),
        dir,
      );
  }
  const modules = { ...entry, ...command };
  const suffix = unbundle?.suffix;
  await (unbundle
    ? write(
        { cwd, input: [...Object.values(modules), ...(suffix ? await listSources(cwd, suffix) : [])] },
        { dir, preserveModules: true, preserveModulesRoot: cwd },
        bundledPackages,
      )
    : write({ cwd, input: modules }, { dir }, bundledPackages));
  if (commonjs) {
    const names = { entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' };
    await write({ cwd, input: entry }, { dir: join(dir, 'cjs'), format: 'cjs', ...names }, [
      '@workspace-api/contract',
      ...commonjs,
    ]);
  }
  if (browserEntry) await write({ ...inBrowser, cwd, input: browserEntry.entry }, { dir }, bundledPackages);
  const modulePackages = [...bundledPackages, ...(commonjs ?? [])];
  for (const [file, names] of Object.entries({ modules: modulePackages, pages: pagePackages })) {
    if (names.length === 0) continue;
    await mkdir(join(dir, 'licenses'), { recursive: true });
    await writeFile(join(dir, `licenses/${file}.txt`), collectLicenses(names));
  }
  await pages?.(dir);
  for (const file of unbundle?.assets ?? []) await cp(join(cwd, file), join(dir, file));
};
