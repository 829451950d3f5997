import type { CompiledQuery, Driver, QueryResult } from 'kysely';
import { type CommitCounts, getWrittenTable } from './commit-counts.ts';
import type { EngineConnection } from './engine-connection.ts';
import { DatabaseUnavailableError } from './errors.ts';
import type { Script } from './script.ts';
import type { SqliteStatement } from './sqlite-connection.ts';

/** The operations that the driver needs from the database. */
type Parts = {
  /** Prepares a statement once for each SQL string. */
  readonly prepare: (sql: string) => SqliteStatement;
  /** Runs statements as one script. */
  readonly exec: (script: Script) => void;
  readonly close: () => void;
  readonly commits: CommitCounts;
  /** Converts the error of a statement to the error to throw. */
  readonly classify: (error: unknown) => unknown;
};

const createConnection = ({ prepare, exec, commits, classify }: Parts): EngineConnection => {
  /** The tables that the open transaction has written to; undefined if it may have written to any table. */
  let writtenTables: Set<string> | undefined = new Set();
  let isInTransaction = false;
  /** The error after which the open transaction can only be rolled back. */
  let failure: DatabaseUnavailableError | undefined;
  /** Calls SQLite. A full disk ends a transaction, after which SQLite would commit each further statement on its own. */
  const attempt = <Result>(call: () => Result): Result => {
    if (failure) throw failure;
    try {
      return call();
    } catch (error) {
      const classified = classify(error);
      if (isInTransaction && classified instanceof DatabaseUnavailableError) failure = classified;
      throw classified;
    }
  };
  const run = <Found>({ sql, parameters }: CompiledQuery): QueryResult<Found> =>
    attempt(() => {
      const statement = prepare(sql);
      if (statement.reader) return { rows: statement.all(parameters) as Found[] };
      return { numAffectedRows: BigInt(statement.run(parameters).changes), rows: [] };
    });
  const command = (sql: string) => attempt(() => void prepare(sql).run([]));
  const noteWrite = (table: string | undefined) => {
    if (table === undefined) writtenTables = undefined;
    else writtenTables?.add(table);
    if (!isInTransaction) count();
  };
  const count = () => {
    if (writtenTables?.size !== 0) commits.add(writtenTables);
    writtenTables = new Set();
  };
  return {
    async executeQuery<Found>(query: CompiledQuery) {
      const result = run<Found>(query);
      const table = getWrittenTable(query.query);
      if (table !== null) noteWrite(table);
      return result;
    },
    streamQuery() {
      throw new Error('Rows must not be streamed.');
    },
    async runAll(script) {
      attempt(() => exec(script));
      noteWrite(undefined);
    },
    async begin() {
      // If the lock were taken only after a read, it would fail when another program has written in the meantime.
      command('begin immediate');
      isInTransaction = true;
    },
    async commit() {
      command('commit');
      isInTransaction = false;
      count();
    },
    async rollback() {
      isInTransaction = false;
      failure = undefined;
      writtenTables = new Set();
      command('rollback');
    },
  };
};

/** The only connection to a SQLite database, for Kysely. */
export const createSqliteDriver = (parts: Parts): Driver => {
  const connection = createConnection(parts);
  /** Resolves when the latest caller releases the connection. */
  let released = Promise.resolve();
  let release = () => {};
  return {
    init: async () => undefined,
    async acquireConnection() {
      const before = released;
      let done = () => {};
      released = new Promise((resolve) => {
        done = resolve;
      });
      await before;
      release = done;
      return connection;
    },
    beginTransaction: () => connection.begin(),
    commitTransaction: () => connection.commit(),
    rollbackTransaction: () => connection.rollback(),
    releaseConnection: async () => release(),
    destroy: async () => parts.close(),
  };
};
