import type { SandboxStateRow } from './sandbox-states.ts';

/** The rows of each table, for queries. Each feature adds those of its tables to this interface, beside their definition. */
export interface Tables {
  sandbox_states: SandboxStateRow;
}
