import type { SandboxSnapshot } from '../core/sandbox-snapshot.ts';
import { faultRules } from '../http/fault-injection/table.ts';
import { rateWindows } from '../http/rate-limits/table.ts';
import { readAll, runAll } from '../store/batch.ts';
import type { Db } from '../store/database.ts';
import { readState, setAdvanced } from '../store/sandbox-state.ts';
import { clear } from '../store/workspace-rows.ts';
import type { Wired } from './wired.ts';

/** Tables that describe how the sandbox responds rather than the records it has. */
const excluded: ReadonlySet<string> = new Set([faultRules.name, rateWindows.name]);

const savedTables = (db: Db): readonly string[] =>
  db.schema.tables.flatMap(({ name, survivesReset }) => (survivesReset || excluded.has(name) ? [] : [name]));

/** Reads every record and the clock, in one transaction. */
export const takeSnapshot = ({ context }: Pick<Wired, 'context'>): Promise<SandboxSnapshot> =>
  context.database.transaction(async (db) => {
    const tables = savedTables(db);
    const rows = await readAll(
      db,
      tables.map((name) => ({ sql: `select * from "${name}"`, parameters: [] })),
    );
    const { ahead } = await readState(db);
    return { rows: tables.map((name, index) => [name, rows[index] ?? []]), advanced: ahead };
  });

/** Replaces every record with the records of a snapshot and sets the clock, for every process on the database. */
export const restoreSnapshot = async (
  { context, peers }: Pick<Wired, 'context' | 'peers'>,
  { rows, advanced }: SandboxSnapshot,
): Promise<void> => {
  const { database, deliveries, seeding } = context;
  await database.transaction(async (db) => {
    await clear(db);
    const insertions = rows
      .filter(([, records]) => records.length > 0)
      .map(([table, records]) => ({ table, rows: records }));
    await runAll(db, insertions);
    await setAdvanced(db, advanced);
    await peers.notify('state')(db);
    await seeding.schedule(db);
  });
  await peers.catchUp(database);
  await deliveries.abort();
};
