import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Resolves a path relative to the repository's root to an absolute path. */
export const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Turns an absolute path into one relative to the repository's root, with slashes on every system. */
export const toRoot = (path: string): string => relative(fromRoot('.'), path).replaceAll(sep, '/');
