import { integer, text } from './schema/columns.ts';
import { defineTable, type RowOf } from './schema/define-table.ts';

/**
 * The seed given by the user; one row, or none for the demo records. It may be megabytes long, so that it is apart from the
 * state of the sandbox: that is read and written often, and SQLite writes a whole row again for each change of it.
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

export type InitialRecordsRow = RowOf<typeof initialRecords>;
