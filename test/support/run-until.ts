import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that runs until it ends, or until it has printed the records of a stream. */
export type RunUntil = {
  command: string;
  args: readonly string[];
  cwd: string;
  env: Record<string, string | undefined>;
  /** For a program that doesn't end on its own. */
  stream?: {
    /** The output that it prints once it is listening. */
    begins: string;
    /** Called repeatedly from then on. */
    cause: () => Promise<unknown>;
    /** The output after which the program is stopped. */
    ends: string;
  };
  /** For a program that prompts for user input. */
  user?: {
    /** The prompt that the user sees. */
    sees: RegExp;
    /** The input that the user types. */
    types: (prompt: string) => Promise<string>;
  };
};

/** Runs a program. @returns its output */
export const runUntil = async ({ command, args, cwd, env, stream, user }: RunUntil): Promise<string> => {
  // In a separate process group, so that the child processes of a shell end with it.
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  let output = '';
  let hasEnded = false;
  let causing: Promise<void> | undefined;
  child.on('exit', () => {
    hasEnded = true;
  });
  // A program that ended early reads no more input. Tests notice this by its output.
  child.stdin.on('error', () => {});
  if (!user) child.stdin.end();
  let typing: Promise<void> | undefined;
  const type = async (prompt: string) => {
    child.stdin.end(`${await user?.types(prompt)}\n`);
  };
  const cause = async () => {
    while (!hasEnded) await stream?.cause();
  };
  for (const pipe of [child.stdout, child.stderr])
    pipe.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      const prompt = user?.sees.exec(output)?.[0];
      if (prompt !== undefined) typing ??= type(prompt);
      if (!stream || hasEnded) return;
      if (output.includes(stream.begins)) causing ??= cause();
      if (output.includes(stream.ends) && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    });
  await closed;
  await causing;
  await typing;
  return output;
};
