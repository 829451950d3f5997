import { type Run, rowOfRun } from './run.ts';

// A process of `judges.ts`: answers each run that it is sent with its row.
process.on('message', async (run: Run) => {
  try {
    process.send?.({ row: await rowOfRun(run) });
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) });
  }
});
