import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { x } from 'tinyexec';

const read = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

/**
 * Installs a package outside the workspaces, unless it has been installed from its current lock file. Commands that need
 * packages that nothing else needs call it first, so that `npm ci` at the root stays small.
 *
 * @param folder the absolute path of the package, which has a lock file
 * @param name what it contains, for the line that is printed
 * @param report receives that line
 * @returns whether it was installed now
 * @throws Error if npm fails
 */
export const installPackage = async (
  folder: string,
  name: string,
  report: (line: string) => void = console.error,
): Promise<boolean> => {
  const lock = join(folder, 'package-lock.json');
  // Copied after the installation: an interrupted one is repeated.
  const installed = join(folder, 'node_modules', '.installed-lock.json');
  if ((await read(installed)) === (await readFile(lock, 'utf8'))) return false;
  report(`Installing ${name} (first use, or its lock file changed) ...`);
  // The commands that install print results on stdout.
  const nodeOptions = { cwd: folder, stdio: ['ignore' as const, 2, 2] };
  const { exitCode } = await x('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { nodeOptions });
  if (exitCode !== 0) throw new Error(`npm ci failed in ${folder}. Run it there to see why.`);
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  await cp(lock, installed);
  return true;
};
