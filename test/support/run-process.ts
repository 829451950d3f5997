import { execFile } from 'node:child_process';

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
