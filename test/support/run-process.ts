import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';

/** How a program ended. `output` is what it printed to both streams. */
export type Ended = { code: number; stdout: string; stderr: string; output: string };

/** Runs a program to its end, whatever its exit code is. */
export const runProcess = (
  program: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<Ended> =>
  new Promise((resolve) => {
    const child = execFile(program, args, { ...options, maxBuffer: 2 ** 26 }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, stdout, stderr, output: stdout + stderr }),
    );
    child.stdin?.end();
  });

/**
 * Starts a program that serves.
 *
 * @param announced what it prints once it does
 * @param atEnd registers a function that ends the program and all processes that it left behind
 * @returns its process, and the first match in what it prints
 * @throws Error with its output if it ends without a match
 */
export const startProgram = async (
  [program = '', ...args]: readonly string[],
  announced: RegExp,
  options: { cwd: string; env?: NodeJS.ProcessEnv },
  atEnd: (end: () => Promise<void>) => void,
) => {
  // It leads a process group.
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const exited = once(child, 'exit');
  atEnd(async () => {
    try {
      process.kill(-(child.pid as number), 'SIGKILL');
    } catch (error) {
      // The process group has already ended.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
    await exited;
  });
  let output = '';
  for await (const part of child.stdout.iterator({ destroyOnReturn: false })) {
    output += part;
    const match = announced.exec(output)?.[0];
    if (match === undefined) continue;
    // A pipe that nothing reads would stop the program once it is full.
    child.stdout.resume();
    return { child, match };
  }
  throw new Error(`Expected ${announced} from ${program} ${args.join(' ')}, got: ${output}`);
};
