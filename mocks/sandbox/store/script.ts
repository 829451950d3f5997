import type { CompiledQuery } from 'kysely';

/** A statement of SQL: its parameters' places are `?`, or `$1`, `$2` and so on. */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** What a statement may hold beside words: quoted text and names, which are left alone, and places of values. */
const parts = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\?|\$(\d+)/g;

const literal = (value: unknown, quote: (text: string) => string): string => {
  if (value === null) return 'null';
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value)))
    return String(value);
  throw new TypeError(`A value of a statement is null, text or a number, not ${String(value)}.`);
};

const inlined = ({ sql, parameters }: Statement, quote: (text: string) => string): string => {
  let next = 0;
  return sql.replaceAll(parts, (part: string, number: string | undefined) => {
    if (number !== undefined) return literal(parameters[Number(number) - 1], quote);
    return part === '?' ? literal(parameters[next++], quote) : part;
  });
};

const written = new WeakMap<readonly Statement[], string>();

/**
 * Makes one text of several statements, with their values in it. What is given as the same array again, such as the
 * demo records, was written before.
 *
 * @param quote writes text as the database's literal; the same one for the same array
 */
export const scriptOf = (statements: readonly Statement[], quote: (text: string) => string): string => {
  const script =
    written.get(statements) ?? statements.map((statement) => inlined(statement, quote)).join(';\n');
  written.set(statements, script);
  return script;
};
