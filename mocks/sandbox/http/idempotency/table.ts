import { text } from '../../store/schema/columns.ts';
import { defineTable, type TableRow } from '../../store/schema/define-table.ts';

/**
 * The first response to a write with an Idempotency-Key. Restoring a snapshot deletes it, so that the same write is
 * executed again.
 */
export const idempotencyRecords = defineTable('idempotency_records', {
  owner: 'workspace',
  columns: {
    /** Console access has an id in its place that isn't in the table `tokens`. Its routes contain the workspace and the mode. */
    token_id: text(),
    key: text(),
    route: text(),
    body_hash: text(),
    /** Encrypted (see `idempotent.ts`). */
    response: text(),
    created_at: text(),
  },
  primaryKey: ['token_id', 'key', 'route'],
  indexes: [{ columns: ['created_at'] }],
  inSnapshots: 'delete',
  isInternal: true,
});

declare module '../../store/tables.ts' {
  interface Tables {
    idempotency_records: TableRow<typeof idempotencyRecords>;
  }
}
