import type { Driver, QueryResult, SqliteDatabase } from 'kysely';
import type { MemoryStatements } from './caches/memory-statements.ts';
import type { EngineConnection, Row, Statements } from './engine-connection.ts';
import type { Script, Statement } from './script.ts';

/** What the driver needs of the database. */
type Parts = {
  /** Of a database that nothing but this connection uses. */
  readonly memory: Pick<MemoryStatements, 'buffer' | 'flush' | 'prime' | 'cachedRows'> | undefined;
  /** Prepares a statement, once for each SQL text. */
  readonly prepare: SqliteDatabase['prepare'];
  /** Runs statements as one script. */
  readonly exec: (script: Script) => void;
  readonly close: () => void;
};

/** Lets one in at a time, in the order in which they come. */
class Turns {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  take(): Promise<void> | undefined {
    if (this.#isTaken) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    return undefined;
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}

const reads = /^\s*select\b/i;

const connectionOf = ({ prepare, exec, memory }: Parts): EngineConnection => {
  /** Of the transaction: a database that nothing else uses needs no lock before the first write. */
  let state: 'none' | 'wanted' | 'begun' = 'none';
  const run = <Found>({ sql, parameters }: Statement): QueryResult<Found> => {
    const statement = prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Found[] };
    return { numAffectedRows: BigInt(statement.run(parameters).changes), rows: [] };
  };
  const command = (sql: string) => run({ sql, parameters: [] });
  const requireBegun = () => {
    if (state !== 'wanted') return;
    memory?.flush();
    command('begin immediate');
    state = 'begun';
  };
  const execute = <Found>(query: Statement): QueryResult<Found> => {
    if (state === 'wanted' && !reads.test(query.sql)) requireBegun();
    return run<Found>(query);
  };
  const writeAll = (statements: Statements) => {
    // A single statement takes effect as a whole by itself.
    if (statements.length > 1) requireBegun();
    for (const statement of statements) run(statement);
  };
  return {
    executeQuery: async <Found>(query: Statement) => execute<Found>(query),
    streamQuery() {
      throw new Error('Rows must not be streamed.');
    },
    async runAll(script) {
      requireBegun();
      exec(script);
    },
    async writeAll(statements) {
      requireBegun();
      writeAll(statements);
    },
    readAll: async (statements) => statements.map((statement) => run<Row>(statement).rows),
    cachedRows: (query) => memory?.cachedRows(query),
    async begin() {
      state = 'wanted';
      // Taking the lock after a read fails if another program has written since.
      if (!memory) requireBegun();
    },
    async commit(writes, primed) {
      if (state === 'begun' || !memory?.buffer(writes)) writeAll(writes);
      if (state === 'begun') command('commit');
      state = 'none';
      for (const rows of primed) memory?.prime(rows);
    },
    async rollback() {
      const hasBegun = state === 'begun';
      state = 'none';
      if (hasBegun) command('rollback');
    },
  };
};

/** The only connection to a SQLite database, for Kysely. */
export const sqliteDriver = (parts: Parts): Driver => {
  const turns = new Turns();
  const connection = connectionOf(parts);
  return {
    init: async () => undefined,
    async acquireConnection() {
      await turns.take();
      return connection;
    },
    beginTransaction: () => connection.begin(),
    commitTransaction: () => connection.commit([], []),
    rollbackTransaction: () => connection.rollback(),
    releaseConnection: async () => turns.leave(),
    destroy: async () => parts.close(),
  };
};
