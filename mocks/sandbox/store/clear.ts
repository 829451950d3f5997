import { runAll } from './batch.ts';
import type { Db } from './database.ts';

/** Deletes all rows, except of tables that survive a reset; within the transaction of `db`. */
export const clear = (db: Db): Promise<void> =>
  runAll(
    db,
    db.schema.tables
      .filter(({ survivesReset }) => !survivesReset)
      .toReversed()
      .map(({ name }) => ({ sql: `delete from "${name}"`, parameters: [] })),
  );
