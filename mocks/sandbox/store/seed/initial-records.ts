import { fromUtf8 } from '#host/bytes.ts';
import type { Keys } from '../../core/keys/keys.ts';
import { foreignMasterKey } from '../../core/keys/master-key.ts';
import { seal, unseal } from '../../core/keys/seal.ts';
import type { Db } from '../database.ts';
import { findRow, insert } from '../rows.ts';
import { integer, text } from '../schema/columns.ts';
import { defineTable } from '../schema/define-table.ts';
import type { Seed } from './seed-records.ts';

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

const place = 'records to begin with';
const deriveKey = (keys: Keys) => keys.derive('sandbox: records');

/** Reads the seed given by the user; undefined for the demo records. @throws Error if the master key is a different one */
export const readInitialRecords = async (db: Db, keys: Keys): Promise<Seed | undefined> => {
  const row = await findRow(db, 'initial_records', { id: onlyRow });
  try {
    return row && (JSON.parse(fromUtf8(unseal(deriveKey(keys), row.records, place))) as Seed);
  } catch (error) {
    throw foreignMasterKey(error);
  }
};

/** Stores the seed given by the user; undefined for the demo records. Runs within the transaction of `db`. */
export const noteInitialRecords = async (db: Db, keys: Keys, seed: Seed | undefined): Promise<void> => {
  await db.deleteFrom('initial_records').execute();
  if (seed === undefined) return;
  // A seed may contain values of secrets.
  const records = seal(deriveKey(keys), JSON.stringify(seed), place);
  await insert(db, 'initial_records', { id: onlyRow, records });
};
