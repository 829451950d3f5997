import type { Db } from './database.ts';

const onlyRow = 1;

/** Reads the seed given by the user, encrypted; null for the demo records. */
export const readInitialRecords = async (db: Db): Promise<string | null> => {
  const row = await db.selectFrom('initial_records').select('records').executeTakeFirst();
  return row?.records ?? null;
};

/** Stores the seed given by the user, encrypted; null for the demo records. Within the transaction of `db`. */
export const noteInitialRecords = async (db: Db, records: string | null): Promise<void> => {
  await db.deleteFrom('initial_records').execute();
  if (records !== null) await db.insertInto('initial_records').values({ id: onlyRow, records }).execute();
};
