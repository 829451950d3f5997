import type { SqliteDatabase } from 'kysely';
import { withNul, withoutNul } from './nul.ts';

type Statement = ReturnType<SqliteDatabase['prepare']>;
type Row = Record<string, unknown>;

/** How text is written and read, so that libsql, which reads no further than a U+0000, gives back what it was given. */
export type SqliteText = {
  /** The statement, which takes and gives text as it is outside of the store. */
  whole(statement: Statement): Statement;
  /** Text as it is kept. */
  kept(text: string): string;
};

/** @param mayHoldNul whether what is there already may hold a U+0000; else text is looked at from the first one on */
export const createSqliteText = (mayHoldNul: boolean): SqliteText => {
  let look = mayHoldNul;
  const kept = (text: string): string => {
    const written = withoutNul(text);
    look ||= written !== text;
    return written;
  };
  const given = (values: readonly unknown[]): readonly unknown[] =>
    values.map((value) => (typeof value === 'string' ? kept(value) : value));
  const restore = (row: Row): Row => {
    for (const [column, value] of Object.entries(row))
      if (typeof value === 'string') row[column] = withNul(value);
    return row;
  };
  return {
    kept,
    whole: (statement) => ({
      reader: statement.reader,
      all(values) {
        const rows = statement.all(given(values)) as Row[];
        return look ? rows.map(restore) : rows;
      },
      run: (values) => statement.run(given(values)),
      iterate() {
        throw new Error('The store reads no streams.');
      },
    }),
  };
};
