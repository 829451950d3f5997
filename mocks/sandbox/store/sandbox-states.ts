import { bigint, integer, text } from './schema/columns.ts';
import { defineTable, type RowOf } from './schema/define-table.ts';

/** The state of the whole sandbox, which all its processes share; one row. */
export const sandboxStates = defineTable('sandbox_states', {
  owner: 'sandbox',
  columns: {
    id: integer(),
    /** Increases with each change. */
    version: bigint(),
    /** How far the clock was advanced, in milliseconds. */
    ahead: bigint(),
    /** How often the sandbox was reset. */
    resets: bigint(),
    /** Latency and faults of every request, as JSON; null for what each process was started with. */
    disturbance: text().nullable(),
  },
  survivesReset: true,
});

export type SandboxStateRow = RowOf<typeof sandboxStates>;
