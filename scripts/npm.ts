import { x } from 'tinyexec';
import { fromRoot } from './generate/paths.ts';

/** Runs npm in a folder of the repository. @returns its output @throws Error with its output if it fails */
export const runNpm = async (args: readonly string[], folder = '.'): Promise<string> => {
  const { exitCode, stdout, stderr } = await x('npm', args, { nodeOptions: { cwd: fromRoot(folder) } });
  if (exitCode !== 0) throw new Error(`npm ${args.join(' ')} failed.\n${stdout}${stderr}`);
  return stdout;
};

const platform = process.platform === 'win32' ? 'win' : process.platform;

/** The package of npm that contains Node for this machine. */
export const nodePackage = `node-${platform}-${process.arch}`;
