import { bigint, text } from '../../store/schema/columns.ts';
import { defineTable, type TableRow, via } from '../../store/schema/define-table.ts';

/** The number of requests of each token in its current window, which several processes share. */
export const rateWindows = defineTable('rate_windows', {
  owner: via('tokens', 'token_id'),
  columns: {
    token_id: text(),
    /** In milliseconds since 1970. */
    started_at: bigint(),
    used: bigint(),
  },
  primaryKey: ['token_id'],
  inSnapshots: 'ignore',
  // Each request counts itself. Waiting for the disk would take most of the time of a read.
  mayBeLost: true,
});

declare module '../../store/tables.ts' {
  interface Tables {
    rate_windows: TableRow<typeof rateWindows>;
  }
}
