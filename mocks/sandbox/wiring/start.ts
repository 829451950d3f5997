import type { AppContext } from '../domain/app-context.ts';
import { checkMasterKey } from '../features/secrets/data-key.ts';
import { findRow } from '../store/rows.ts';
import { beginState, changeState } from '../store/sandbox-state.ts';
import { noteInitialRecords, readInitialRecords } from '../store/seed/initial-records.ts';
import { resetProcessState } from './reset.ts';
import { insertSeed } from './seed.ts';

/**
 * Starts an assembled sandbox: inserts the initial records if there are none, and resumes pending work.
 *
 * @param hasOwnRecords whether the caller passed their own records
 * @throws Error if the master key doesn't fit the records
 */
export const start = async (context: AppContext, hasOwnRecords: boolean): Promise<void> => {
  const { database, peers, sharedClock, initial, keys, faultRules } = context;
  const { logFeed, deliveries, agentScheduler } = context;
  let hasRecords = false;
  // Applies the state that the database holds for all processes to this process, now and whenever it changes.
  peers.follow(async (db, next, before) => {
    const wasReset = before !== undefined && before.resets !== next.resets;
    if (before ? wasReset : hasRecords) initial.records = await readInitialRecords(db, keys);
    if (wasReset) await resetProcessState(context);
    sharedClock.follow(next.ahead);
    // The only process knows its own changes. On SQLite, this query would wait for a transaction that waits for this function.
    if (peers.shared) await faultRules.refresh(db);
    await context.faultInjection.follow(next.disturbance);
    context.activity.changed();
  });
  await checkMasterKey(context, database);
  // Uses one transaction, because another process may start on the same database at the same time.
  await database.transaction(async (db) => {
    await beginState(db);
    hasRecords = (await findRow(db, 'workspaces', {})) !== undefined;
    // Without peers, fault rules, latency and mutants belong to a run, not to the records.
    if (hasRecords && !peers.shared) {
      await faultRules.remove(db);
      await changeState(db, { disturbance: null });
    }
    await peers.catchUp(db);
    if (hasRecords) return;
    await insertSeed({ context, db }, initial.records);
    if (initial.records) await noteInitialRecords(db, keys, initial.records);
  });
  if (hasRecords && hasOwnRecords)
    context.log('The database has records already, so the seed is ignored. Use a new file for it, or reset.');
  await peers.listen({ log: logFeed.notify, deliveries: deliveries.wake, agents: agentScheduler.wake });
  deliveries.wake();
  agentScheduler.wake();
};
