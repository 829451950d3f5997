/** What holds for the whole sandbox, however many processes it is; one row. */
export type SandboxStateTable = {
  id: number;
  /** Another for each change. */
  version: number;
  /** How far the clock was advanced, in milliseconds. */
  ahead: number;
  /** How often everything was put back. */
  resets: number;
  /** What disturbs every request, as JSON; null for what each process began with. */
  disturbance: string | null;
  /** The records of one's own that it began with, sealed JSON; null for the demo records. */
  records: string | null;
};

/**
 * The sandbox's tables: each feature adds its own to this interface, beside their definition. Timestamps are ISO 8601 in
 * UTC with milliseconds, structures are JSON, both as text.
 */
export interface Tables {
  sandbox_states: SandboxStateTable;
}
