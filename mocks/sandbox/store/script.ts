import type { CompiledQuery } from 'kysely';

/** A statement of SQL. Its placeholders are `?`, or `$1`, `$2` and so on. */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Quoted text and names, which are left alone, and placeholders of values. */
const parts = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\?|\$(\d+)/g;

const literal = (value: unknown, quote: (text: string) => string): string => {
  if (value === null) return 'null';
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value)))
    return String(value);
  throw new TypeError(`A statement's value must be null, text or a number, not ${String(value)}.`);
};

const inlined = ({ sql, parameters }: Statement, quote: (text: string) => string): string => {
  let next = 0;
  return sql.replaceAll(parts, (part: string, number: string | undefined) => {
    if (number !== undefined) return literal(parameters[Number(number) - 1], quote);
    return part === '?' ? literal(parameters[next++], quote) : part;
  });
};

/**
 * Makes one script of several statements, with their values in it.
 *
 * @param quote writes text as the database's literal
 */
export const scriptOf = (statements: readonly Statement[], quote: (text: string) => string): string =>
  statements.map((statement) => inlined(statement, quote)).join(';\n');
