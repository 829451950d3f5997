import { readFile } from 'node:fs/promises';
import { fromRoot } from '../../scripts/generate/paths.ts';

/** An instruction of a Dockerfile, on one line, in the forms that this repository uses. */
export type Instruction = { readonly name: string; readonly args: string };

/** One stage of a Dockerfile. */
export type Stage = { readonly image: string; readonly name: string; readonly instructions: Instruction[] };

/** Parses a Dockerfile whose instructions have one line each. @throws Error for an unknown instruction */
export const readDockerfile = async (path: string): Promise<Stage[]> => {
  const stages: Stage[] = [];
  for (const line of (await readFile(fromRoot(path), 'utf8')).split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, name = '', args = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (name === '' || args.endsWith('\\'))
      throw new Error(`Expected an instruction on one line in ${path}, got "${line}".`);
    if (name === 'FROM') {
      const [image = '', , stage = ''] = args.split(/ (AS) /);
      stages.push({ image, name: stage, instructions: [] });
    } else stages.at(-1)?.instructions.push({ name, args });
  }
  return stages;
};

/** Parses the command of `CMD` or `HEALTHCHECK` in its array form. */
export const parseCommand = ({ instructions }: Stage, name: string): string[] => {
  const { args = '' } = instructions.findLast((instruction) => instruction.name === name) ?? {};
  return JSON.parse(args.slice(args.indexOf('['))) as string[];
};

/** Files that .dockerignore hides from the build: names at the root, or at any depth after two asterisks. */
export const readIgnored = async (): Promise<(path: string) => boolean> => {
  const patterns = (await readFile(fromRoot('.dockerignore'), 'utf8')).split('\n').filter(Boolean);
  const unsupportedPattern = patterns.find((pattern) => !/^(\*\*\/)?[\w./-]+$/.test(pattern));
  if (unsupportedPattern) throw new Error(`Unsupported pattern "${unsupportedPattern}" in .dockerignore.`);
  return (path) =>
    patterns.some((pattern) =>
      pattern.startsWith('**/')
        ? path.split('/').includes(pattern.slice(3))
        : path === pattern || path.startsWith(`${pattern}/`),
    );
};
