import type { SqliteDatabase } from 'kysely';
import { after } from './after.ts';

type Statement = ReturnType<SqliteDatabase['prepare']>;

/** Counts of writes, by table. */
export type WriteCounts = {
  /** Counts the writes of a statement, each time it runs. */
  counted(sql: string, statement: Statement): Statement;
  /** Counts a write to a table. */
  note(table: string): void;
  /** Counts the insertion of one record. */
  noteInserted(table: string, record: Inserted): void;
  /** Counts a write to every table. */
  anywhere(): void;
  /** Calls `run` each time that a write to every table is counted. */
  afterAnywhere(run: () => void): void;
  /** Returns a number that increases with every write to one of the tables, each time it is asked. */
  of(tables: readonly string[]): () => number;
  /** Returns the number of writes to this table alone, each time it is asked. */
  ofTable(table: string): () => number;
  /**
   * The records that were inserted since a table's number of writes was `count`; undefined if it was written to in
   * another way, or too often.
   */
  insertedSince(table: string, count: number): readonly Inserted[] | undefined;
};

/** An inserted record: its columns, and their values in the same order. */
export type Inserted = { readonly columns: readonly string[]; readonly values: readonly unknown[] };

/** The writes to a table, and the records that the last of them inserted. */
type Counted = { count: number; inserted: Inserted[] };

/** More insertions than happen between two equal queries of a workload that reads at all. */
const remembered = 100;

/** Whether a statement changes no table; a rollback does. */
export const readsOnly = (sql: string): boolean =>
  /^\s*(select|begin|commit|savepoint|release|pragma)\b/i.test(sql);

const writesTo = /^\s*(?:insert into|update|delete from)\s+"(\w+)"/i;

/** Counts the writes of a connection. A statement whose table is not recognised counts as a write to every table. */
export const createWriteCounts = (): WriteCounts => {
  const byTable = new Map<string, Counted>();
  const releases: (() => void)[] = [];
  let everywhere = 0;
  const countedOf = (table: string): Counted => {
    const known = byTable.get(table) ?? { count: 0, inserted: [] };
    byTable.set(table, known);
    return known;
  };
  const note = (table: string) => {
    const known = countedOf(table);
    known.count += 1;
    known.inserted = [];
  };
  const anywhere = () => {
    everywhere += 1;
    // No query can use them, and nobody else would release them.
    for (const known of byTable.values()) known.inserted = [];
    for (const release of releases) release();
  };
  return {
    counted(sql, statement) {
      const table = sql.match(writesTo)?.[1];
      return after(table === undefined ? anywhere : () => note(table), statement);
    },
    note,
    noteInserted(table, record) {
      const known = countedOf(table);
      known.count += 1;
      if (known.inserted.length >= remembered) known.inserted = [];
      known.inserted.push(record);
    },
    anywhere,
    afterAnywhere: (run) => void releases.push(run),
    of(tables) {
      const counted = tables.map(countedOf);
      return () => {
        let sum = everywhere;
        for (const { count } of counted) sum += count;
        return sum;
      };
    },
    ofTable(table) {
      const counted = countedOf(table);
      return () => counted.count;
    },
    insertedSince(table, count) {
      const known = byTable.get(table);
      const since = (known?.count ?? 0) - count;
      if (since === 0) return [];
      return known && since <= known.inserted.length ? known.inserted.slice(-since) : undefined;
    },
  };
};
