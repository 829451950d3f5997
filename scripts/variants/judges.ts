import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Row } from './matrix.ts';
import type { Run } from './run.ts';

type Answer = { readonly row: Row } | { readonly error: string };

const program = fileURLToPath(new URL('judging-process.ts', import.meta.url));

/** Resolves with the answer of a process to a run; rejects if the process ends without one. */
const answerOf = async (child: ChildProcess, run: Run): Promise<Answer> => {
  const over = new AbortController();
  const ended = once(child, 'exit', { signal: over.signal }).then(([code]) => ({
    error: `The process that judged ${run.variant} ended with exit code ${code}.`,
  }));
  const answered = once(child, 'message', { signal: over.signal }).then(([answer]) => answer as Answer);
  child.send(run);
  try {
    return await Promise.race([answered, ended]);
  } finally {
    over.abort();
    // The other one rejects, since nothing waits for it any more.
    void Promise.allSettled([answered, ended]);
  }
};

/** Processes that judge variants, each one run at a time, and each run on a sandbox and a port that no other uses. */
export type Judges = {
  /**
   * Judges a variant as soon as a process is free, in the order of the calls.
   *
   * @throws Error if the gate could not be started
   */
  judge(run: Run): Promise<Row>;
  close(): void;
};

/** Starts the processes. */
export const startJudges = (jobs: number): Judges => {
  const children = Array.from({ length: jobs }, () =>
    fork(program, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  );
  const idle = [...children];
  const waiting: ((child: ChildProcess) => void)[] = [];
  return {
    async judge(run) {
      const child = idle.shift() ?? (await new Promise<ChildProcess>((resolve) => waiting.push(resolve)));
      try {
        const answer = await answerOf(child, run);
        if ('error' in answer) throw new Error(answer.error);
        return answer.row;
      } finally {
        const next = waiting.shift();
        if (next === undefined) idle.push(child);
        else next(child);
      }
    },
    close() {
      for (const child of children) child.kill();
    },
  };
};
