import { fromUtf8 } from '#host/bytes.ts';
import { foreignMasterKey, type Keys } from '../core/keys/keys.ts';
import { seal, unseal } from '../core/keys/seal.ts';
import { changeState } from '../store/sandbox-state.ts';
import { noteInitialRecords } from '../store/seed/initial-records.ts';
import type { Seed } from '../store/seed/seed-records.ts';
import { clear } from '../store/workspace-rows.ts';
import { checkSeed } from './check-seed.ts';
import type { Wired } from './peers.ts';
import { insertSeed } from './seed.ts';

const place = 'records to begin with';
const deriveKey = (keys: Keys) => keys.derive('sandbox: records');

/** Encrypts seed records for storage in the database, because they may contain values of secrets. */
export const sealRecords = (keys: Keys, records: Seed): string =>
  seal(deriveKey(keys), JSON.stringify(records), place);

/** Decrypts the result of `sealRecords`. @throws Error if the master key is a different one */
export const unsealRecords = (keys: Keys, sealed: string): Seed => {
  try {
    return JSON.parse(fromUtf8(unseal(deriveKey(keys), sealed, place))) as Seed;
  } catch (error) {
    throw foreignMasterKey(error);
  }
};

/**
 * Deletes every record and inserts the initial records, for every process on the database.
 *
 * @param seed the initial records from now on; if undefined, the records of the last reset or of the start
 * @throws InvalidRecordsError without an effect
 */
export const reset = async (
  { context, peers, initial }: Pick<Wired, 'context' | 'peers' | 'initial'>,
  seed?: Seed | 'demo',
): Promise<void> => {
  const checked = seed === undefined || seed === 'demo' ? undefined : await checkSeed(seed);
  const records = seed === undefined ? initial.records : checked;
  const { database, clock, keys, deliveries, faultRules } = context;
  const before = clock.now().getTime();
  const replace = database.transaction(async (db) => {
    await clear(db);
    // The clock is reset before the new records are inserted, so that none of them has a time in the future.
    clock.reset();
    await insertSeed(context, db, records);
    await changeState(db, { isReset: true, ahead: 0, disturbance: null, runs_from: null });
    await faultRules.remove(db);
    await noteInitialRecords(db, records ? sealRecords(keys, records) : null);
    await peers.notify('state')(db);
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
export const resetProcessState = async ({ context, peers, sharedClock }: Wired): Promise<void> => {
  sharedClock.reset();
  // This isn't awaited, because the records of the deliveries in flight no longer exist.
  void context.deliveries.abort();
  context.agentScheduler.wake();
  context.requestLog.clear();
  if (!peers.shared) await context.rateLimiter.renew();
};
