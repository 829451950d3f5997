import { readFile } from 'node:fs/promises';

/** An instruction of a Dockerfile, on one line, in the forms that this repository uses. */
export type Instruction = { readonly name: string; readonly args: string };

/** A Dockerfile with one stage. */
export type Dockerfile = { readonly image: string; readonly instructions: Instruction[] };

/** Parses a Dockerfile whose instructions have one line each. @throws Error for an unknown instruction */
export const readDockerfile = async (path: string): Promise<Dockerfile> => {
  const lines = (await readFile(path, 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const [from, ...instructions] = lines.map((line) => {
    const [, name = '', args = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (name === '' || args.endsWith('\\'))
      throw new Error(`Expected an instruction on one line in ${path}, got "${line}".`);
    return { name, args };
  });
  if (from?.name !== 'FROM') throw new Error(`Expected FROM as the first instruction of ${path}.`);
  return { image: from.args, instructions };
};

/** Parses the command of `CMD` or `HEALTHCHECK` in its array form. */
export const parseCommand = ({ instructions }: Dockerfile, name: string): string[] => {
  const { args = '' } = instructions.findLast((instruction) => instruction.name === name) ?? {};
  return JSON.parse(args.slice(args.indexOf('['))) as string[];
};
