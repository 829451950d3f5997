import type { CompiledQuery } from 'kysely';

/** An SQL statement. Its placeholders are `?`, or `$1`, `$2` and so on. */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Rows to insert into one table together. A column that a row lacks is null. */
export type Insertion = { readonly table: string; readonly rows: readonly object[] };

/** The parts of a script. */
export type Script = readonly (Statement | Insertion)[];

/** Quoted strings and names, which stay unchanged, and placeholders of values. */
const parts = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\?|\$(\d+)/g;

const literal = (value: unknown, quote: (string: string) => string): string => {
  if (value === null) return 'null';
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value)))
    return String(value);
  throw new TypeError(`A statement's value must be null, a string or a number, not ${String(value)}.`);
};

const inlineParameters = ({ sql, parameters }: Statement, quote: (string: string) => string): string => {
  let next = 0;
  return sql.replaceAll(parts, (part: string, number: string | undefined) => {
    if (number !== undefined) return literal(parameters[Number(number) - 1], quote);
    return part === '?' ? literal(parameters[next++], quote) : part;
  });
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
 * Combines several statements into one script that contains their values.
 *
 * @param quote formats a string as a literal of the database
 */
export const formatScript = (script: Script, quote: (string: string) => string): string =>
  script.map((part) => ('rows' in part ? toInsert(part, quote) : inlineParameters(part, quote))).join(';\n');
