import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that runs until it ends, or until it has shown what a stream sends. */
export type RunUntil = {
  command: string;
  args: readonly string[];
  cwd: string;
  env: Record<string, string | undefined>;
  /** A program that doesn't end by itself. */
  stream?: {
    /** Its output once it listens. */
    begins: string;
    /** Is called again and again from then on. */
    cause: () => Promise<unknown>;
    /** Its output when it has shown enough: then it is stopped. */
    ends: string;
  };
  /** A program that asks a person. */
  user?: {
    /** What it shows. */
    sees: RegExp;
    /** What the person types then. */
    types: (prompt: string) => Promise<string>;
  };
};

/** Runs a program. @returns what it wrote */
export const runUntil = async ({ command, args, cwd, env, stream, user }: RunUntil): Promise<string> => {
  // In a separate group, so that what a shell has started ends with it.
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
  // What ends earlier reads nothing more, and a test sees that by its output.
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
