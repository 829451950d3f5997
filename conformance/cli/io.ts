/** The streams, environment and working directory of the command. */
export type Io = {
  stdout: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  stderr: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  /** Only for --watch. Default: the process's own. */
  stdin?: NodeJS.ReadableStream & { isTTY?: boolean };
  env: NodeJS.ProcessEnv;
  cwd: string;
};

/** The exit code of a command that could not start, or could not write its reports. */
export const badUsage = 2;

const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs work until the first Ctrl-C (or SIGTERM) aborts it, so that it can clean up. The second one ends the process.
 *
 * @param notice written to `stderr` at the first signal
 */
export const untilInterrupted = async <T>(
  work: (signal: AbortSignal) => Promise<T>,
  { stderr }: Pick<Io, 'stderr'>,
  notice = 'Interrupted. Press Ctrl-C again to exit immediately.',
): Promise<T> => {
  const interrupt = new AbortController();
  const onSignal = () => {
    // Without a listener, the next signal has its default effect.
    for (const signal of signals) process.off(signal, onSignal);
    stderr.write(`\n${notice}\n`);
    interrupt.abort();
  };
  for (const signal of signals) process.on(signal, onSignal);
  try {
    return await work(interrupt.signal);
  } finally {
    for (const signal of signals) process.off(signal, onSignal);
  }
};
