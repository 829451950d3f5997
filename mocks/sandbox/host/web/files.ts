import type { FindFile } from '../types.ts';

/** Opens a folder of the pages that the sandbox serves; undefined if this host has no files. */
export const openPublicFolder = (_name: string): FindFile | undefined => undefined;
