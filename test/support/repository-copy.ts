import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fromRoot } from '../../scripts/generate/paths.ts';

const sources = [
  'openapi',
  'scripts',
  'generated',
  'client',
  'mocks',
  'conformance',
  'package.json',
  'tsconfig.json',
];
const ownScope = '@workspace-api';

/** The installed packages, with the workspace's own packages replaced by the packages of the copy. */
const linkPackages = async (folder: string): Promise<void> => {
  const [installed, linked] = [fromRoot('node_modules'), join(folder, 'node_modules')];
  await mkdir(join(linked, ownScope), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== ownScope) await symlink(join(installed, name), join(linked, name));
  }
  const own = {
    contract: 'generated',
    client: 'client',
    mock: 'mocks',
    conformance: 'conformance',
  };
  for (const [name, source] of Object.entries(own)) {
    await symlink(join(folder, source), join(linked, ownScope, name));
  }
};

/** Copies the repository's sources to a temporary folder, where they use the same installed packages. */
export const copyRepository = async (): Promise<{ folder: string; remove: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'repository-'));
  // The packages that commands install in folders of scripts/ aren't needed, and large.
  const filter = (path: string) =>
    !path.startsWith(fromRoot('scripts/')) || basename(path) !== 'node_modules';
  for (const source of sources) await cp(fromRoot(source), join(folder, source), { recursive: true, filter });
  await linkPackages(folder);
  return { folder, remove: () => rm(folder, { recursive: true }) };
};
