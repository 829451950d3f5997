import { onTestFinished } from 'vitest';
import type { AtEnd } from './records.ts';

/** Creates a folder that is removed after the test. Its modules are loaded here, because a page doesn't have them. */
export const newFolder = async (atEnd: AtEnd = onTestFinished): Promise<string> => {
  const { mkdtemp, rm } = await import('node:fs/promises');
  const { tmpdir } = await import('node:os');
  const folder = await mkdtemp(`${tmpdir()}/sandbox-`);
  atEnd(() => rm(folder, { recursive: true }));
  return folder;
};
