/** Rows to insert into one table together. A column that a row lacks is null. */
export type Insertion = { readonly table: string; readonly rows: readonly object[] };

/** The parts of a script: statements without values, and rows. */
export type Script = readonly (string | Insertion)[];

const literal = (value: unknown, quote: (string: string) => string): string => {
  if (value === null) return 'null';
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value)))
    return String(value);
  throw new TypeError(`A column's value must be null, a string or a number, not ${String(value)}.`);
};

const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Formats the insertion directly, because a query builder takes longer to compile thousands of rows than the database takes to
 * insert them.
 */
const toInsert = ({ table, rows }: Insertion, quote: (string: string) => string): string => {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const values = rows.map((row) => {
    const literals = columns.map((name) => literal((row as Record<string, unknown>)[name] ?? null, quote));
    return `(${literals.join(', ')})`;
  });
  return `insert into ${quoteName(table)} (${columns.map(quoteName).join(', ')}) values ${values.join(', ')}`;
};

/**
 * Combines statements and insertions into one script.
 *
 * @param quote formats a string as a literal of the database
 */
export const formatScript = (script: Script, quote: (string: string) => string): string =>
  script.map((part) => (typeof part === 'string' ? part : toInsert(part, quote))).join(';\n');
