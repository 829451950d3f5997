import type { Db } from './database.ts';
import type { SandboxStateRow } from './sandbox-states.ts';

/** What holds for a whole sandbox, however many processes it is. */
export type SandboxState = Omit<SandboxStateRow, 'id'>;

/** A change of it; what is absent stays. */
export type StateChange = {
  /** Milliseconds that the clock is moved forward by. */
  readonly advanced?: number;
  /** What disturbs the API, as JSON; null for what each process began with. */
  readonly disturbance?: string | null;
};

const onlyRow = 1;

/** Makes it where there is none yet. */
export const beginState = async (db: Db): Promise<void> => {
  await db
    .insertInto('sandbox_states')
    .values({ id: onlyRow, version: 0, ahead: 0, resets: 0, disturbance: null, records: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Reads it as it is now. */
export const readState = (db: Db): Promise<SandboxState> =>
  db
    .selectFrom('sandbox_states')
    .select(['version', 'ahead', 'resets', 'disturbance', 'records'])
    .where('id', '=', onlyRow)
    .executeTakeFirstOrThrow();

/** Changes it, under the next version. */
export const changeState = async (db: Db, { advanced = 0, disturbance }: StateChange = {}): Promise<void> => {
  await db
    .updateTable('sandbox_states')
    .set((is) => ({
      version: is('version', '+', 1),
      ahead: is('ahead', '+', advanced),
      ...(disturbance === undefined ? {} : { disturbance }),
    }))
    .where('id', '=', onlyRow)
    .execute();
};

/** Notes what the sandbox began with, sealed; null for the demo records. */
export const noteRecords = async (db: Db, records: string | null): Promise<void> => {
  await db.updateTable('sandbox_states').set({ records }).where('id', '=', onlyRow).execute();
};

/** Takes it to where a sandbox begins. */
export const resetState = async (db: Db): Promise<void> => {
  await db
    .updateTable('sandbox_states')
    .set((is) => ({
      version: is('version', '+', 1),
      resets: is('resets', '+', 1),
      ahead: 0,
      disturbance: null,
      records: null,
    }))
    .where('id', '=', onlyRow)
    .execute();
};

/** Sets how far the clock is advanced, in milliseconds, under the next version. */
export const setAdvanced = async (db: Db, ahead: number): Promise<void> => {
  await db
    .updateTable('sandbox_states')
    .set((is) => ({ version: is('version', '+', 1), ahead }))
    .where('id', '=', onlyRow)
    .execute();
};
