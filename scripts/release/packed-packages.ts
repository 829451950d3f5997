import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
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

/** Removes the tarballs of earlier versions, so that a pattern such as `*.tgz` matches each package once. */
const removeTarballs = async (folder: string): Promise<void> => {
  for (const file of await readdir(folder))
    if (packageBuilds.some(({ name }) => file.startsWith(`workspace-api-${name}-`) && file.endsWith('.tgz')))
      await rm(join(folder, file));
};

/**
 * Builds the published packages, and packs them into a folder, which is created if necessary. Tarballs of these packages that
 * it contains are replaced. Next to them are the files that make an image of them.
 *
 * @param folder its absolute path
 * @param report receives each package once it is packed
 * @throws Error if a package can't be built
 */
export const packPackages = async (
  folder: string,
  report: (packed: PackedPackage) => void = () => {},
): Promise<PackedPackage[]> => {
  await mkdir(folder, { recursive: true });
  await removeTarballs(folder);
  await cp(fromRoot('scripts/release/image'), folder, { recursive: true });
  const all: PackedPackage[] = [];
  for (const { folder: source } of packageBuilds) {
    const stdout = await runNpm(['pack', '--json', '--pack-destination', folder], source);
    // The output of the build precedes the report.
    const [{ filename, files, ...packed }] = JSON.parse(stdout.slice(stdout.indexOf('['))) as [PackReport];
    const each = { ...packed, files: files.map(({ path }) => path), tarball: join(folder, filename) };
    all.push(each);
    report(each);
  }
  return all;
};

/** Describes a packed package in a line. */
export const describePacked = ({ name, version, size, unpackedSize, files }: PackedPackage): string => {
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  return `${name} ${version}: ${kilobytes(size)} packed, ${kilobytes(unpackedSize)} unpacked, ${files.length} files`;
};

/** Quotes an argument for bash, PowerShell and cmd.exe, if it needs quotes. */
const quote = (argument: string): string => (/^[\w:./-]+$/.test(argument) ? argument : `"${argument}"`);

/** Returns the command that installs packages from their tarballs. */
export const installCommand = (packed: readonly PackedPackage[], ...options: readonly string[]): string =>
  ['npm install', ...options, ...packed.map(({ tarball }) => quote(tarball))].join(' ');

/** Returns the problems that publint and @arethetypeswrong/cli find in a package. */
export const packageProblems = async ({ name, tarball }: PackedPackage): Promise<string[]> => {
  await installPackage(fromRoot(tools), 'the tools that check packages');
  const lint = await runTool('publint', ['--strict', tarball], tools);
  // TypeScript resolves modules and JSON, but neither YAML nor style sheets, which attw would report.
  const others = ['./openapi.yaml', './tokens.css', './base.css', './components.css'];
  const options = ['--profile', 'esm-only', '--no-emoji', '--exclude-entrypoints', ...others];
  // The CommonJS modules for Jest have the declarations of the ES modules. The profile ignores them, but not this rule.
  const types = await runTool('attw', [tarball, ...options, '--ignore-rules', 'false-esm'], tools);
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
