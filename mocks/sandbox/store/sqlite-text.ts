import type { SqliteDatabase } from 'kysely';
import { hasEscape, withNul, withoutNul } from './nul.ts';

type Statement = ReturnType<SqliteDatabase['prepare']>;
type Row = Record<string, unknown>;

/** Escapes U+0000 in text that is written, and reverts it in text that is read: libsql reads text only up to it. */
export type SqliteText = {
  /** The statement, with its parameters escaped and its rows reverted. */
  whole(statement: Statement): Statement;
  /** Notes a script that is going to be run, whose values are escaped. */
  note(script: string): void;
};

/** @param mayHoldNul whether the database may hold escaped text; otherwise rows are checked once some is written */
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
    note(script) {
      look ||= hasEscape(script);
    },
    whole: (statement) => ({
      reader: statement.reader,
      all(values) {
        const rows = statement.all(given(values)) as Row[];
        return look ? rows.map(restore) : rows;
      },
      run: (values) => statement.run(given(values)),
      iterate() {
        throw new Error('Rows must not be streamed.');
      },
    }),
  };
};
