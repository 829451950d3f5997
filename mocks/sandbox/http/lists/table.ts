import { text } from '../../store/schema/columns.ts';
import { defineTable, type TableRow } from '../../store/schema/define-table.ts';

/** Cursors that the control plane expired early. */
export const expiredCursors = defineTable('expired_cursors', {
  owner: 'sandbox',
  columns: { cursor_hash: text() },
  primaryKey: ['cursor_hash'],
});

declare module '../../store/tables.ts' {
  interface Tables {
    expired_cursors: TableRow<typeof expiredCursors>;
  }
}
