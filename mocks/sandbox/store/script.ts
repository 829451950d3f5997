import type { CompiledQuery } from 'kysely';

/** A statement of SQL. Its placeholders are `?`, or `$1`, `$2` and so on. */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Rows of one table, to be inserted together. A column that a row lacks is null. */
export type Insertion = { readonly table: string; readonly rows: readonly object[] };

/** What a script consists of. */
export type Script = readonly (Statement | Insertion)[];

/** Quoted text and names, which are left alone, and placeholders of values. */
const parts = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\?|\$(\d+)/g;

const literal = (value: unknown, quote: (string: string) => string): string => {
  if (value === null) return 'null';
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value)))
    return String(value);
  throw new TypeError(`A statement's value must be null, text or a number, not ${String(value)}.`);
};

const inlineParameters = ({ sql, parameters }: Statement, quote: (string: string) => string): string => {
  let next = 0;
  return sql.replaceAll(parts, (part: string, number: string | undefined) => {
    if (number !== undefined) return literal(parameters[Number(number) - 1], quote);
    return part === '?' ? literal(parameters[next++], quote) : part;
  });
};

const quoteName = (name: string): string => `"${name}"`;

/** A query builder takes longer to compile thousands of rows than the database to insert them. */
const toInsert = ({ table, rows }: Insertion, quote: (string: string) => string): string => {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const values = rows.map((row) => {
    const literals = columns.map((name) => literal((row as Record<string, unknown>)[name] ?? null, quote));
    return `(${literals.join(', ')})`;
  });
  return `insert into ${quoteName(table)} (${columns.map(quoteName).join(', ')}) values ${values.join(', ')}`;
};

/**
 * Makes one script of several statements, with their values in it.
 *
 * @param quote writes text as the database's literal
 */
export const formatScript = (script: Script, quote: (string: string) => string): string =>
  script.map((part) => ('rows' in part ? toInsert(part, quote) : inlineParameters(part, quote))).join(';\n');
