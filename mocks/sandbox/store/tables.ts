/** The rows of each table, for queries. The module that defines a table adds its rows to this interface. */
// biome-ignore lint/suspicious/noEmptyInterface: its members are declared next to the tables.
export interface Tables {}
