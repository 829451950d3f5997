import { createProgress } from './progress.ts';
import type { Judges } from './start-judges.ts';

/**
 * Judges runs at the same time, and prints the row of each as soon as it is known.
 *
 * @param startJudges starts that many processes
 * @throws Error if the gate could not be started
 */
export const judgeAll = async <Run, Row>(
  runs: readonly Run[],
  startJudges: (jobs: number) => Judges<Run, Row>,
  { jobs, text }: { jobs: number; text: (row: Row) => string },
): Promise<Row[]> => {
  const progress = createProgress(process.stdout, process.env, runs.length);
  const judges = startJudges(Math.min(jobs, runs.length));
  try {
    return await Promise.all(
      runs.map(async (run) => {
        const row = await judges.judge(run);
        progress.row(text(row));
        return row;
      }),
    );
  } finally {
    judges.close();
    progress.end();
  }
};
