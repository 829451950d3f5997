import { fileURLToPath } from 'node:url';

/** Absolute path of something in the repository, from its path relative to the root. */
export const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
