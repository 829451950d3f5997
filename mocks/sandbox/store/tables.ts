/** The rows of each table, for queries. `wiring/schema.ts`, which knows all tables, adds them to this interface. */
// biome-ignore lint/suspicious/noEmptyInterface: its members are declared there.
export interface Tables {}
