import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder in which test processes pack the packages. */
    packedFolder: string;
  }
}

/** Creates the folder of the packed packages, and removes it after all tests: Vitest's workers emit no `exit`. */
export default async ({ provide }: TestProject) => {
  const folder = await mkdtemp(join(tmpdir(), 'packed-'));
  provide('packedFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
};
