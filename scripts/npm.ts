import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fromRoot } from './generate/paths.ts';

const { npm_execpath: file } = process.env;

/** The program that runs npm, and its first arguments: Windows can't start `npm` by name without a shell. */
export const npm: readonly [program: string, ...args: string[]] = file ? [process.execPath, file] : ['npm'];

/** Runs npm in a folder of the repository. @returns its output @throws Error with its output if it fails */
export const runNpm = async (args: readonly string[], folder = '.'): Promise<string> => {
  const [program, ...first] = npm;
  const options = { cwd: fromRoot(folder), maxBuffer: 2 ** 26 };
  return (await promisify(execFile)(program, [...first, ...args], options)).stdout;
};

const platform = process.platform === 'win32' ? 'win' : process.platform;

/** The package of npm that contains Node for this machine. */
export const nodePackage = `node-${platform}-${process.arch}`;
