import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fromRoot } from '../../scripts/generate/paths.ts';

/** A file that a walkthrough adds or changes. */
export type WalkthroughFile = { path: string; language: string; text: string };

const block = /^`(?<path>[^`\n]+)`\n\n```(?<language>\w+)\n(?<text>.*?)^```$/gms;

/** The files of a document: each code block below a path in backquotes. */
export const readWalkthrough = async (document: string): Promise<WalkthroughFile[]> =>
  [...(await readFile(fromRoot(document), 'utf8')).matchAll(block)].map(
    ({ groups }) => groups as unknown as WalkthroughFile,
  );

const linesWith = (lines: readonly string[], sign: string): string =>
  lines
    .filter((line) => line.startsWith(sign))
    .map((line) => `${line.slice(1)}\n`)
    .join('');

/** Adds the lines of a diff before or after its context line. @throws Error if the file doesn't contain that line */
const patched = (path: string, before: string, diff: string): string => {
  const lines = diff.split('\n');
  const [contextLines, added] = [linesWith(lines, ' '), linesWith(lines, '+')];
  if (!before.includes(contextLines))
    throw new Error(`${path} doesn't have the context line of the diff:\n${contextLines}`);
  return before.replace(contextLines, () =>
    diff.startsWith('+') ? added + contextLines : contextLines + added,
  );
};

/** Applies the walkthrough to a folder: writes its new files, and adds its lines to existing files. */
export const applyWalkthrough = async (folder: string, files: readonly WalkthroughFile[]): Promise<void> => {
  for (const { path, language, text } of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, language === 'diff' ? patched(path, await readFile(file, 'utf8'), text) : text);
  }
};
