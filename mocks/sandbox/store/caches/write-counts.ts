import type { SqliteDatabase } from 'kysely';

type Statement = ReturnType<SqliteDatabase['prepare']>;

/** Counts of writes, by table. */
export type WriteCounts = {
  /** Counts the writes of a statement, each time it runs. */
  counted(sql: string, statement: Statement): Statement;
  /** Counts a write to every table. */
  anywhere(): void;
  /** A number that increases with every write to one of the tables. */
  of(tables: readonly string[]): number;
};

/** Whether a statement changes no table; a rollback does. */
export const readsOnly = (sql: string): boolean =>
  /^\s*(select|begin|commit|savepoint|release|pragma)\b/i.test(sql);

const writesTo = /^\s*(?:insert into|update|delete from)\s+"(\w+)"/i;

/** Counts the writes of a connection. A statement whose table is not recognised counts as a write to every table. */
export const createWriteCounts = (): WriteCounts => {
  const byTable = new Map<string, number>();
  let everywhere = 0;
  const note = (table: string | undefined) => {
    if (table === undefined) everywhere += 1;
    else byTable.set(table, (byTable.get(table) ?? 0) + 1);
  };
  return {
    counted(sql, statement) {
      const table = sql.match(writesTo)?.[1];
      return {
        reader: statement.reader,
        all(parameters) {
          note(table);
          return statement.all(parameters);
        },
        run(parameters) {
          note(table);
          return statement.run(parameters);
        },
        iterate(parameters) {
          note(table);
          return statement.iterate(parameters);
        },
      };
    },
    anywhere: () => note(undefined),
    of: (tables) => tables.reduce((sum, table) => sum + (byTable.get(table) ?? 0), everywhere),
  };
};
