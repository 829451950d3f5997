import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Resolves a path relative to the repository's root to an absolute path. */
export const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Reads a text file of the repository. */
export const readText = (path: string): string => readFileSync(fromRoot(path), 'utf8');

/** Reads a JSON file of the repository. */
export const readJson = <T>(path: string): T => JSON.parse(readText(path));

/** Formats a value as the content of a JSON file. */
export const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Writes a file of the repository, and creates its folder if necessary. */
export const writeText = (path: string, content: string): void => {
  mkdirSync(dirname(fromRoot(path)), { recursive: true });
  writeFileSync(fromRoot(path), content);
};

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
