import type { Runs } from './run-all.ts';

/** Checks each run that this process receives, and replies with its row, or with the reason why there is none. */
const check = async (run: Runs[keyof Runs]['run']): Promise<object> =>
  'mutant' in run
    ? (await import('../mutants/check-mutant.ts')).createRow(run)
    : (await import('../variants/check-variant.ts')).createRow(run);

process.on('message', async (run: Runs[keyof Runs]['run']) => {
  const reply = await check(run).then(
    (row) => ({ row }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(reply);
});
