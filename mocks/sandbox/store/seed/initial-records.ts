import type { Db } from '../database.ts';
import { findRow, insert } from '../rows.ts';
import { integer, text } from '../schema/columns.ts';
import { defineTable } from '../schema/define-table.ts';

/**
 * The seed given by the user: one row, or none for the demo records. The seed may be several megabytes, so it is stored
 * separately from the state of the sandbox. That state is read and written often, and SQLite rewrites the whole row for each
 * change.
 */
export const initialRecords = defineTable('initial_records', {
  owner: 'sandbox',
  columns: {
    id: integer(),
    /** Encrypted JSON. */
    records: text(),
  },
  survivesReset: true,
});

const onlyRow = 1;

/** Reads the seed given by the user, encrypted; null for the demo records. */
export const readInitialRecords = async (db: Db): Promise<string | null> => {
  const row = await findRow(db, 'initial_records', { id: onlyRow });
  return row?.records ?? null;
};

/** Stores the seed given by the user, encrypted; null for the demo records. Runs within the transaction of `db`. */
export const noteInitialRecords = async (db: Db, records: string | null): Promise<void> => {
  await db.deleteFrom('initial_records').execute();
  if (records !== null) await insert(db, 'initial_records', { id: onlyRow, records });
};
