import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Resolves a path relative to the repository's root to an absolute path. */
export const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Lists the files of a folder and of the folders in it, relative to the first, with slashes on every system. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();

/** Lists the TypeScript files of folders, relative to the repository's root. */
export const listSources = (...folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    listFiles(fromRoot(folder)).flatMap((file) => (file.endsWith('.ts') ? [`${folder}/${file}`] : [])),
  );
