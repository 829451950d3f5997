import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageBuilds } from '../build/packages.ts';
import { runTool } from '../check/run-tool.ts';
import { fromRoot } from '../generate/paths.ts';
import { installPackage } from '../install-package.ts';
import { runNpm } from '../npm.ts';

/** A package as npm would publish it. */
export type PackedPackage = {
  readonly name: string;
  readonly version: string;
  /** The size in bytes of the tarball, and of its files. */
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly string[];
  readonly tarball: string;
};

/** The package with publint and @arethetypeswrong/cli. */
const tools = 'scripts/release';

type PackReport = Omit<PackedPackage, 'files' | 'tarball'> & { filename: string; files: { path: string }[] };

/**
 * Builds the published packages, and packs them into a folder.
 *
 * @throws Error if a package can't be built
 */
export const packPackages = async (folder: string): Promise<PackedPackage[]> => {
  const workspaces = packageBuilds.flatMap(({ name }) => ['--workspace', `@workspace-api/${name}`]);
  const stdout = await runNpm(['pack', '--json', '--pack-destination', folder, ...workspaces]);
  const reports = JSON.parse(stdout.slice(stdout.indexOf('['))) as PackReport[];
  return reports.map(({ name, version, size, unpackedSize, filename, files }) => ({
    ...{ name, version, size, unpackedSize },
    files: files.map(({ path }) => path),
    tarball: join(folder, filename),
  }));
};

/** Returns the problems that publint and @arethetypeswrong/cli find in a package. */
export const packageProblems = async ({ name, tarball }: PackedPackage): Promise<string[]> => {
  await installPackage(fromRoot(tools), 'the tools that check packages');
  const lint = await runTool('publint', ['--strict', tarball], tools);
  const types = await runTool('attw', [tarball, '--profile', 'esm-only', '--no-emoji'], tools);
  return [lint, types]
    .filter(({ code, output }) => code !== 0 || /^(Errors|Warnings|Suggestions):/m.test(output))
    .map(({ output }) => `${name}: ${output.trim()}`);
};

/** Packs into a temporary folder that exists while `use` runs. */
export const withPackedPackages = async <Result>(
  use: (packed: PackedPackage[]) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'packed-'));
  try {
    return await use(await packPackages(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
