import type { CompiledQuery, Driver, QueryResult } from 'kysely';
import { type CommitCounts, getWrittenTable } from './commit-counts.ts';
import type { EngineConnection, Row } from './engine-connection.ts';
import type { Script, Statement } from './script.ts';
import type { SqliteStatement } from './sqlite-library.ts';

/** What the driver needs of the database. */
type Parts = {
  /** Prepares a statement, once for each SQL text. */
  readonly prepare: (sql: string) => SqliteStatement;
  /** Runs statements as one script. */
  readonly exec: (script: Script) => void;
  readonly close: () => void;
  readonly commits: CommitCounts;
};

/** Lets one in at a time, in the order in which they come. */
class Mutex {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  async take(): Promise<void> {
    if (this.#isTaken) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}

const createConnection = ({ prepare, exec, commits }: Parts): EngineConnection => {
  /** What the open transaction wrote to; undefined if it may be any table. */
  let writtenTables: Set<string> | undefined = new Set();
  let isInTransaction = false;
  const run = <Found>({ sql, parameters }: Statement): QueryResult<Found> => {
    const statement = prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Found[] };
    return { numAffectedRows: BigInt(statement.run(parameters).changes), rows: [] };
  };
  const command = (sql: string) => void prepare(sql).run([]);
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
      exec(script);
      noteWrite(undefined);
    },
    readAll: async (statements) => statements.map((statement) => run<Row>(statement).rows),
    async begin() {
      // Taking the lock after a read fails if another program has written since.
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
      writtenTables = new Set();
      command('rollback');
    },
  };
};

/** The only connection to a SQLite database, for Kysely. */
export const createSqliteDriver = (parts: Parts): Driver => {
  const mutex = new Mutex();
  const connection = createConnection(parts);
  return {
    init: async () => undefined,
    async acquireConnection() {
      await mutex.take();
      return connection;
    },
    beginTransaction: () => connection.begin(),
    commitTransaction: () => connection.commit(),
    rollbackTransaction: () => connection.rollback(),
    releaseConnection: async () => mutex.release(),
    destroy: async () => parts.close(),
  };
};
