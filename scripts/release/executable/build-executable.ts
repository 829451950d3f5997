import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fromRoot, listFiles } from '../../generate/paths.ts';
import { nodePackage, runNpm } from '../../npm.ts';
import type { PackedPackage } from '../packed-packages.ts';

/** Node of this version becomes part of the executable. From 25.5 on, it builds executables itself. */
const nodeVersion = '26.12.1';

/** The commands of the executable, and the package of each. */
const packages = { sandbox: '@workspace-api/mock', conformance: '@workspace-api/conformance' };

const sources = fromRoot('scripts/release/executable');

const nodeFile = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';

/** The name of the executable: it runs on machines such as this one. */
export const executableName = `workspace-api-${process.platform}-${process.arch}${process.platform === 'win32' ? '.exe' : ''}`;

/** Whether the executable contains an installed file: not Node itself, types, and the second copy of a program. */
const isUsed = (file: string): boolean =>
  file.startsWith('node_modules/') &&
  !/^node_modules\/(?:\.bin|node-[\w-]+|esbuild\/bin)\/|\.(?:d\.[cm]?ts|map)$/.test(file);

/** Reads the files of commands from the manifests of their packages. */
const readCommands = (folder: string): Promise<[command: string, file: string][]> =>
  Promise.all(
    Object.entries(packages).map(async ([command, name]) => {
      const manifest = await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8');
      const [file = ''] = Object.values((JSON.parse(manifest) as { bin: Record<string, string> }).bin);
      return [command, `node_modules/${name}/${file}`];
    }),
  );

/**
 * Builds a program that contains Node, the sandbox and the gate, by Node's support of single executable applications.
 *
 * @param packed the packed packages
 * @param file the absolute path of the program
 * @throws Error if npm can't install the packages or Node, or Node can't build the program
 */
export const buildExecutable = async (packed: readonly PackedPackage[], file: string): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'executable-'));
  try {
    const tarballs = packed.map(({ tarball }) => tarball);
    const options = ['--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'];
    await runNpm(['install', ...options, ...tarballs, `${nodePackage}@${nodeVersion}`]);
    const files = listFiles(folder).filter(isUsed);
    const digest = createHash('sha256');
    for (const name of files) digest.update(name).update(await readFile(join(folder, name)));
    const about = {
      digest: digest.digest('hex').slice(0, 16),
      version: packed[0]?.version,
      commands: Object.fromEntries(await readCommands(folder)),
    };
    await writeFile(join(folder, 'executable.json'), JSON.stringify(about));
    await cp(join(sources, 'import-module.cjs'), join(folder, 'import-module.cjs'));
    const assets = ['executable.json', 'import-module.cjs', ...files];
    const config = {
      main: join(sources, 'main.cjs'),
      output: file,
      disableExperimentalSEAWarning: true,
      assets: Object.fromEntries(assets.map((name) => [name, join(folder, name)])),
    };
    await writeFile(join(folder, 'sea.json'), JSON.stringify(config));
    const node = join(folder, 'node_modules', nodePackage, nodeFile);
    await promisify(execFile)(node, ['--build-sea', join(folder, 'sea.json')]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
