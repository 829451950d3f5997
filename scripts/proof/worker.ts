import { createMutantRow } from './check-mutant.ts';
import { createVariantRow } from './check-variant.ts';
import type { Run } from './row.ts';

// Checks each run that this process receives, and replies with its row, or with the reason why there is none.
process.on('message', async (run: Run) => {
  const reply = await (run.kind === 'mutant' ? createMutantRow(run) : createVariantRow(run)).then(
    (row) => ({ row }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(reply);
});
