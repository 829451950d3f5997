import { fileURLToPath } from 'node:url';

/** Resolves a path relative to the repository's root to an absolute path. */
export const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
