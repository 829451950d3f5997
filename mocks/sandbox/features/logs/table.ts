import { text } from '../../store/schema/columns.ts';
import { defineTable, listIndex, type TableRow } from '../../store/schema/define-table.ts';

export const logEntries = defineTable('log_entries', {
  owner: 'tenant',
  columns: {
    id: text(),
    ts: text(),
    level: text<'debug' | 'info' | 'warn' | 'error'>(),
    source: text(),
    message: text(),
    /** The message, normalized for comparison with searches. */
    folded: text(),
    request_id: text(),
  },
  indexes: [listIndex('ts')],
});

export type LogEntryRow = TableRow<typeof logEntries>;

declare module '../../store/tables.ts' {
  interface Tables {
    log_entries: LogEntryRow;
  }
}
