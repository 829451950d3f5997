import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { main } from '../cli/main.ts';
import type { Report } from '../engine/report/report.ts';

/** The file of the command. */
export const bin = fileURLToPath(new URL('../bin/workspace-conformance.js', import.meta.url));

/** Creates a folder. @param atEnd registers its removal: by default, after all tests of the file */
export const newFolder = (atEnd: (remove: () => void) => void = afterAll): string => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** The report that a command wrote in a folder. */
export const readReport = (folder: string): Report =>
  JSON.parse(readFileSync(join(folder, 'reports/report.json'), 'utf8')) as Report;

/** A stream, with functions that return what was written to it. */
export const collectedFrom = <Stream extends Readable>(stream: Stream) => {
  let [text, read] = ['', 0];
  const waiting = new Set<() => void>();
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    for (const check of waiting) check();
  });
  return {
    stream,
    text: () => text,
    /** What was written since the last call, once it contains a string. */
    until: (expected: string): Promise<string> =>
      new Promise((resolve) => {
        const check = () => {
          const added = text.slice(read);
          if (!added.includes(expected)) return;
          waiting.delete(check);
          read = text.length;
          resolve(added);
        };
        waiting.add(check);
        check();
      }),
  };
};

export const collected = () => collectedFrom(new PassThrough());

/** Runs the command in this process. @returns its exit code and its output */
export const runMain = async (
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
  { stdout = collected(), stderr = collected() } = {},
): Promise<{ code: number; stdout: string; stderr: string }> => {
  const code = await main([...args], { stdout: stdout.stream, stderr: stderr.stream, env, cwd });
  return { code, stdout: stdout.text(), stderr: stderr.text() };
};
