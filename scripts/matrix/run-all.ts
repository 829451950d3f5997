import { createProgress } from './progress.ts';
import type { WorkerPool } from './worker-pool.ts';

/**
 * Checks runs concurrently, and prints the row of each as soon as it is known.
 *
 * @param startPool starts the given number of processes
 * @throws Error if the gate can't be started
 */
export const runAll = async <Run, Row>(
  runs: readonly Run[],
  startPool: (jobs: number) => WorkerPool<Run, Row>,
  { jobs, formatRow }: { jobs: number; formatRow: (row: Row) => string },
): Promise<Row[]> => {
  const progress = createProgress(process.stdout, process.env, runs.length);
  const pool = startPool(Math.min(jobs, runs.length));
  try {
    return await Promise.all(
      runs.map(async (run) => {
        const row = await pool.run(run);
        progress.row(formatRow(row));
        return row;
      }),
    );
  } finally {
    pool.close();
    progress.end();
  }
};
