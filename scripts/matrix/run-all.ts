import type { MatrixOptions } from './command-options.ts';
import { createProgress } from './progress.ts';
import type { WorkerPool } from './worker-pool.ts';

/**
 * Checks runs concurrently, and prints the row of each as soon as it is known. Returns the rows in the order of the runs.
 *
 * @param startPool starts the given number of processes
 * @param minutes how long further runs are started; says at the end how many weren't
 * @throws Error if the gate can't be started
 */
export const runAll = async <Run, Row>(
  runs: readonly Run[],
  startPool: (jobs: number) => WorkerPool<Run, Row>,
  {
    jobs,
    formatRow,
    minutes = Number.POSITIVE_INFINITY,
  }: Pick<MatrixOptions, 'jobs' | 'minutes'> & { formatRow: (row: Row) => string },
): Promise<Row[]> => {
  const ends = performance.now() + minutes * 60_000;
  const progress = createProgress(process.stdout, process.env, runs.length);
  const pool = startPool(Math.min(jobs, runs.length));
  try {
    const rows = new Map<Run, Row>();
    const rest = [...runs];
    const work = async (): Promise<void> => {
      for (let run = rest.shift(); run !== undefined; run = rest.shift()) {
        const row = await pool.run(run);
        progress.row(formatRow(row));
        rows.set(run, row);
        if (performance.now() > ends) return;
      }
    };
    await Promise.all(Array.from({ length: jobs }, work));
    if (rest.length > 0)
      console.log(`${rest.length} of ${runs.length} runs were not started within ${minutes} minutes.`);
    return runs.flatMap((run) => rows.get(run) ?? []);
  } finally {
    pool.close();
    progress.end();
  }
};
