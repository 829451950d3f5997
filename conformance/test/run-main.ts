import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll } from 'vitest';
import { main } from '../cli/main.ts';

/** Creates a folder. @param atEnd registers its removal: by default, after all tests of the file */
export const newFolder = (atEnd: (remove: () => void) => void = afterAll): string => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** A stream, with a function that returns what was written to it. */
export const collected = () => {
  const stream = new PassThrough();
  const chunks: string[] = [];
  stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  return { stream, text: () => chunks.join('') };
};

/** Runs the command in this process. @returns its exit code and its output */
export const runMain = async (
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
  stderr = collected(),
): Promise<{ code: number; stdout: string; stderr: string }> => {
  const stdout = collected();
  const code = await main([...args], { stdout: stdout.stream, stderr: stderr.stream, env, cwd });
  return { code, stdout: stdout.text(), stderr: stderr.text() };
};
