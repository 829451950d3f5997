import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Run as MutantRun } from '../mutants/check-mutant.ts';
import type { Row as MutantRow } from '../mutants/row.ts';
import { runSources } from '../source-condition.ts';
import type { Run as VariantRun } from '../variants/check-variant.ts';
import type { Row as VariantRow } from '../variants/matrix.ts';
import type { MatrixOptions } from './command-options.ts';
import { createProgress } from './progress.ts';

/** A run of each kind, and its row. */
export type Runs = {
  mutant: { run: MutantRun; row: MutantRow };
  variant: { run: VariantRun; row: VariantRow };
};

type Reply = { readonly row: object } | { readonly error: string };

/** Checks a run in a process. @throws Error if the gate can't be started, or the process ends without a reply */
const check = async (child: ChildProcess, run: object): Promise<object> => {
  const over = new AbortController();
  const ended = once(child, 'exit', { signal: over.signal }).then(([code]) => ({
    error: `The process ended with exit code ${code}.`,
  }));
  const replied = once(child, 'message', { signal: over.signal }).then(([reply]) => reply as Reply);
  child.send(run);
  try {
    const reply = await Promise.race([replied, ended]);
    if ('error' in reply) throw new Error(`${JSON.stringify(run)}: ${reply.error}`);
    return reply.row;
  } finally {
    over.abort();
    // The other promise rejects, and nothing else handles its rejection.
    void Promise.allSettled([replied, ended]);
  }
};

/**
 * Checks runs in several processes, and prints the row of each as soon as it is known. Each process has one run at a time, with
 * its own sandbox and port. Returns the rows in the order of the runs.
 *
 * @param jobs the number of processes
 * @param minutes how long further runs are started; says at the end how many weren't
 * @throws Error if the gate can't be started
 */
export const runAll = async <Kind extends keyof Runs>(
  runs: readonly Runs[Kind]['run'][],
  {
    jobs,
    formatRow,
    minutes = Number.POSITIVE_INFINITY,
  }: Pick<MatrixOptions, 'jobs' | 'minutes'> & { formatRow: (row: Runs[Kind]['row']) => string },
): Promise<Runs[Kind]['row'][]> => {
  const ends = performance.now() + minutes * 60_000;
  const progress = createProgress(process.stdout, process.env, runs.length);
  const children = Array.from({ length: Math.min(jobs, runs.length) }, () =>
    fork(fileURLToPath(new URL('worker.ts', import.meta.url)), {
      execArgv: [...runSources],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  );
  try {
    const rows = new Map<object, Runs[Kind]['row']>();
    const rest = [...runs];
    const work = async (child: ChildProcess): Promise<void> => {
      for (let run = rest.shift(); run !== undefined; run = rest.shift()) {
        const row = (await check(child, run)) as Runs[Kind]['row'];
        progress.row(formatRow(row));
        rows.set(run, row);
        if (performance.now() > ends) return;
      }
    };
    await Promise.all(children.map(work));
    if (rest.length > 0)
      console.log(`${rest.length} of ${runs.length} runs were not started within ${minutes} minutes.`);
    return runs.flatMap((run) => rows.get(run) ?? []);
  } finally {
    for (const child of children) child.kill();
    progress.end();
  }
};
