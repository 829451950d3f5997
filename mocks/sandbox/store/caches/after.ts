import type { SqliteDatabase } from 'kysely';

type Statement = ReturnType<SqliteDatabase['prepare']>;

/** A statement that calls `before` each time, and then runs. */
export const after = (before: () => void, statement: Statement): Statement => ({
  reader: statement.reader,
  all(parameters) {
    before();
    return statement.all(parameters);
  },
  run(parameters) {
    before();
    return statement.run(parameters);
  },
  iterate(parameters) {
    before();
    return statement.iterate(parameters);
  },
});
