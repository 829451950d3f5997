import { lastTime } from '../core/clock.ts';
import type { AppContext } from '../domain/app-context.ts';
import { rateWindows } from '../http/rate-limiter.ts';
import type { Db } from '../store/database.ts';
import { readState } from '../store/sandbox-state.ts';
import { insertSavedRows } from '../store/saved-rows.ts';
import type { Table } from '../store/schema/define-table.ts';
import { InvalidSnapshotError, type SandboxSnapshot } from '../store/seed/sandbox-snapshot.ts';
import { clear, readTables } from '../store/workspace-rows.ts';
import { schedulePending } from './seed.ts';

/** The tables with records. The others describe how the sandbox responds. */
const savedTables = ({ schema }: Db): readonly Table[] =>
  schema.tables.filter(({ name, survivesReset }) => !survivesReset && name !== rateWindows.name);

/** Reads every record and the clock, in one transaction. */
export const takeSnapshot = ({ database }: AppContext): Promise<SandboxSnapshot> =>
  database.transaction(async (db) => {
    const rows = await readTables(db, savedTables(db));
    return { rows, advanced: (await readState(db)).ahead };
  });

/**
 * Replaces every record with the records of a snapshot and sets the clock, for every process on the database.
 *
 * @throws InvalidSnapshotError without an effect
 */
export const restoreSnapshot = async (context: AppContext, snapshot: SandboxSnapshot): Promise<void> => {
  const { database, deliveries, peers } = context;
  const { rows, advanced } = Object(snapshot) as SandboxSnapshot;
  if (!(advanced >= 0 && advanced <= lastTime.getTime()))
    throw new InvalidSnapshotError(
      `Expected the advance of the clock in milliseconds. Received: ${advanced}.`,
    );
  await database.transaction(async (db) => {
    await clear(db);
    await insertSavedRows(db, savedTables(db), rows);
    await peers.changeState(db, { ahead: advanced, runs_from: null });
    await schedulePending({ context, db });
  });
  await peers.catchUp(database);
  await deliveries.abort();
};
