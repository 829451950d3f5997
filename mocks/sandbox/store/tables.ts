import type { InitialRecordsRow } from './initial-records-table.ts';
import type { SandboxStateRow } from './sandbox-states.ts';

/** The rows of each table, for queries. Each feature adds those of its tables to this interface, beside their definition. */
export interface Tables {
  initial_records: InitialRecordsRow;
  sandbox_states: SandboxStateRow;
}
