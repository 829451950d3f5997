import type { SqliteDatabase } from 'kysely';
import { needsNulAway, withNul, withoutNul } from './nul.ts';

type Statement = ReturnType<SqliteDatabase['prepare']>;
type Row = Record<string, unknown>;

const restore = (row: Row): Row => {
  for (const [name, value] of Object.entries(row)) if (typeof value === 'string') row[name] = withNul(value);
  return row;
};

/**
 * Lets text hold U+0000: libsql writes the whole of it, and reads it up to there.
 *
 * @param writtenBefore whether such text may be among the records already
 * @returns the statement, with what it is given and what it gives seen to
 */
export const wholeText = (writtenBefore: boolean): ((statement: Statement) => Statement) => {
  let written = writtenBefore;
  const hide = (parameters: readonly unknown[]): readonly unknown[] => {
    if (!parameters.some((value) => typeof value === 'string' && needsNulAway(value))) return parameters;
    written = true;
    return parameters.map((value) => (typeof value === 'string' ? withoutNul(value) : value));
  };
  return (statement) => ({
    reader: statement.reader,
    all(parameters) {
      const rows = statement.all(hide(parameters));
      return written ? (rows as Row[]).map(restore) : rows;
    },
    run: (parameters) => statement.run(hide(parameters)),
    iterate: (parameters) => statement.iterate(hide(parameters)),
  });
};
