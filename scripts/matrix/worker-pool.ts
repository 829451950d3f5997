import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { runSources } from '../source-condition.ts';

/** Resolves with a process's reply to a run. Rejects if the process ends without one. */
const receiveReply = async <Row>(child: ChildProcess, run: object): Promise<Reply<Row>> => {
  const over = new AbortController();
  const ended = once(child, 'exit', { signal: over.signal }).then(([code]) => ({
    error: `The process ended with exit code ${code}.`,
  }));
  const reply = once(child, 'message', { signal: over.signal }).then(([reply]) => reply as Reply<Row>);
  child.send(run);
  try {
    return await Promise.race([reply, ended]);
  } finally {
    over.abort();
    // The other promise rejects, and nothing else handles its rejection.
    void Promise.allSettled([reply, ended]);
  }
};

/** Processes that check servers, each with one run at a time. Each run has its own sandbox and port. */
export type WorkerPool<Run, Row> = {
  /**
   * Checks a run as soon as a process is free, in the order of the calls.
   *
   * @throws Error if the gate can't be started
   */
  run(run: Run): Promise<Row>;
  close(): void;
};

/**
 * Starts the processes.
 *
 * @param program the file that they run, which calls `respondToRuns`
 */
export const startWorkerPool = <Run extends object, Row>(
  program: URL,
  jobs: number,
): WorkerPool<Run, Row> => {
  const children = Array.from({ length: jobs }, () =>
    fork(fileURLToPath(program), {
      execArgv: [...runSources],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  );
  const idle = [...children];
  const waiting: ((child: ChildProcess) => void)[] = [];
  return {
    async run(run) {
      const child = idle.shift() ?? (await new Promise<ChildProcess>((resolve) => waiting.push(resolve)));
      try {
        const reply = await receiveReply<Row>(child, run);
        if ('error' in reply) throw new Error(`${JSON.stringify(run)}: ${reply.error}`);
        return reply.row;
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

/** A worker's reply to a run: its row, or the reason why there is none. */
type Reply<Row> = { readonly row: Row } | { readonly error: string };

/** Replies to each run that this process receives with its row. */
export const respondToRuns = <Run, Row>(createRow: (run: Run) => Promise<Row>): void => {
  const reply = (run: Run): Promise<Reply<Row>> =>
    createRow(run).then(
      (row) => ({ row }),
      (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
    );
  process.on('message', async (run: Run) => process.send?.(await reply(run)));
};
