/** The names in a query: of its tables, and of columns. */
export const namesIn = (sql: string): string[] => [
  ...new Set([...sql.matchAll(/"(\w+)"/g)].map(([, name]) => name ?? '')),
];
