import { findWorkspace } from '../control/find-workspace.ts';
import { lastTime } from '../core/clock.ts';
import type { AppContext } from '../domain/app-context.ts';
import type { TokenRow } from '../features/tokens/table.ts';
import { restoreSnapshot as fillFromSnapshot, initialSnapshot } from '../features/workspaces/snapshots.ts';
import type { Db } from '../store/database.ts';
import { findRow, findRows, type Insertion, insertAll } from '../store/rows.ts';
import { readState } from '../store/sandbox-state.ts';
import type { Table } from '../store/schema/define-table.ts';
import { noteInitialRecords } from '../store/seed/initial-records.ts';
import { InvalidSnapshotError, type SandboxSnapshot } from '../store/seed/sandbox-snapshot.ts';
import type { Seed } from '../store/seed/seed-records.ts';
import { clear, insertSavedRows, readTables, restoreWorkspaceRows } from '../store/workspace-rows.ts';
import { checkSeed } from './check-seed.ts';
import { baseRows, demo, fillWorkspace, insertSeed, schedulePending } from './seed.ts';

/**
 * Deletes every record and inserts the initial records, for every process on the database.
 *
 * @param seed the initial records from now on; if undefined, the records of the last reset or of the start
 * @throws InvalidRecordsError without an effect
 */
export const reset = async (context: AppContext, seed?: Seed | 'demo'): Promise<void> => {
  const checked = seed === undefined || seed === 'demo' ? undefined : await checkSeed(seed);
  const records = seed === undefined ? context.initial.records : checked;
  const { database, clock, keys, deliveries, faultRules, peers } = context;
  const before = clock.now().getTime();
  const replace = database.transaction(async (db) => {
    await clear(db);
    // The clock is reset before the new records are inserted, so that none of them has a time in the future.
    clock.reset();
    await insertSeed({ context, db }, records);
    await peers.changeState(db, { isReset: true, ahead: 0, disturbance: null, runs_from: null });
    await faultRules.remove(db);
    await noteInitialRecords(db, keys, records);
  });
  await replace.catch((error: unknown) => {
    const ahead = before - clock.now().getTime();
    if (ahead > 0) clock.advance(ahead);
    throw error;
  });
  await peers.catchUp(database);
  await deliveries.abort();
};

/** Clears the state that this process keeps outside the database, after a reset in any process. */
export const resetProcessState = async (context: AppContext): Promise<void> => {
  context.sharedClock.reset();
  // This isn't awaited, because the records of the deliveries in flight no longer exist.
  void context.deliveries.abort();
  context.agentScheduler.wake();
  context.requestLog.clear();
  if (!context.peers.shared) await context.rateLimiter.renew();
};

/** The keys that one of the demo workspaces has in every sandbox. */
const baseKeys = (context: AppContext, workspace_id: string): Insertion[] =>
  baseRows(context)
    .filter(({ table }) => table === 'tokens')
    .map(({ table, rows }) => ({
      table,
      rows: (rows as readonly TokenRow[]).filter(
        (row) => row.workspace_id === workspace_id && row.kind === 'key',
      ),
    }));

/**
 * Resets one workspace, for every process on the database: to what it was created with, or to what it had after the last reset of
 * the sandbox. Other workspaces, the clock and sessions don't change.
 *
 * @throws Problem `not-found`
 */
export const resetWorkspace = async (context: AppContext, slug: string): Promise<void> => {
  const { database, faultRules, faultInjection, rateLimiter, requestLog, peers, initial } = context;
  const tokens = await database.transaction(async (db) => {
    const { id: workspace_id } = await findWorkspace(db, slug);
    if (await findRow(db, 'snapshots', { workspace_id, name: initialSnapshot }))
      await fillFromSnapshot(db, workspace_id, initialSnapshot);
    else {
      await restoreWorkspaceRows(db, workspace_id, []);
      await insertAll(db, baseKeys(context, workspace_id));
      const { workspaces } = initial.records ?? demo;
      const { name: _, ...workspace } = workspaces.find((one) => one.slug === slug) ?? { slug };
      // The other settings were deleted with the rows.
      await fillWorkspace({ context, db }, workspace_id, { rate_limit: null, ...workspace });
    }
    await schedulePending({ context, db });
    await faultRules.remove(db, { workspace: slug });
    return findRows(db, 'tokens', { workspace_id });
  });
  await rateLimiter.renew(tokens.map(({ id }) => id));
  await peers.catchUp(database);
  if (faultInjection.of(slug)) await faultInjection.set(database, { latency: null, mutants: [] }, slug);
  await requestLog.settled();
  requestLog.clear(slug);
};

/** The tables with records. The others describe how the sandbox responds. */
const savedTables = ({ schema }: Db): readonly Table[] =>
  schema.tables.filter(({ survivesReset, mayBeLost }) => !survivesReset && !mayBeLost);

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
