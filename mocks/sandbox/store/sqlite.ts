import {
  type CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  type Driver,
  InsertQueryNode,
  type OperationNode,
  type QueryResult,
  type RootOperationNode,
  SelectQueryNode,
  SqliteAdapter,
  SqliteQueryCompiler,
  sql,
  TableNode,
  UpdateQueryNode,
} from 'kysely';
import type { Engine, WriteListener } from './database.ts';
import { classifySqliteError, DatabaseUnavailableError, explainMissing, explainSqlite } from './errors.ts';
import { escapeNul, unescapeNul } from './nul.ts';

/** A prepared statement. */
export type SqliteStatement = {
  /** Whether the statement returns rows, like `select` and `insert … returning`. */
  readonly reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { readonly changes: number | bigint };
};

/** The row of a statement's result that a library returns as a list of values. */
export const toRow = (names: readonly string[], values: readonly unknown[]): Record<string, unknown> => {
  const row: Record<string, unknown> = {};
  for (const [index, name] of names.entries()) row[name] = values[index];
  return row;
};

/** A connection to SQLite. Its errors have SQLite's result code, which `getSqliteCode` reads. */
export type SqliteConnection = {
  prepare(sql: string): SqliteStatement;
  /**
   * Runs a script of statements. If a statement fails, the effects of earlier ones stay unless a transaction is rolled back.
   */
  exec(sql: string): void;
  /** Closes the connection. Its statements must not be used afterwards. Closing it twice has no effect. */
  close(): void;
};

const getName = (node: OperationNode | undefined): string | undefined =>
  node && TableNode.is(node) ? node.table.identifier.name : undefined;

/** The table that a query writes to; undefined if unknown. */
const getWrittenTable = (query: RootOperationNode): string | undefined => {
  if (InsertQueryNode.is(query)) return getName(query.into);
  if (UpdateQueryNode.is(query)) return getName(query.table);
  return DeleteQueryNode.is(query) ? getName(query.from.froms[0]) : undefined;
};

/** Wraps a statement so that it escapes U+0000 in strings that it writes, and unescapes it in strings that it reads. */
const withEscapes = (statement: SqliteStatement): SqliteStatement => {
  const escapeAll = (values: readonly unknown[]) =>
    values.map((value) => (typeof value === 'string' ? escapeNul(value) : (value ?? null)));
  return {
    reader: statement.reader,
    all(values) {
      const rows = statement.all(escapeAll(values)) as Record<string, unknown>[];
      for (const row of rows)
        for (const column in row) {
          const value = row[column];
          if (typeof value === 'string') row[column] = unescapeNul(value);
        }
      return rows;
    },
    run: (values) => statement.run(escapeAll(values)),
  };
};

/** An open SQLite database. */
type SqliteDatabase = {
  readonly database: SqliteConnection;
  /** Where it is, for messages: a file, or `memory`. */
  readonly place: string;
  /** Whether no other program can write to it. */
  readonly isExclusive: boolean;
  /** Whether the file is still where it was opened: otherwise what is written is lost when the process ends. */
  readonly isInPlace?: () => boolean;
  /** Called after the connection is closed. */
  readonly onClose?: () => void;
};

/**
 * The SQLite engine for Kysely. Statements are prepared once for each SQL string. libsql frees prepared statements late, so
 * preparing one for each query would make the process grow without bound.
 */
export const createSqliteEngine = ({
  database,
  place,
  isExclusive,
  isInPlace = () => true,
  onClose,
}: SqliteDatabase): Engine => {
  database.exec('pragma foreign_keys = on');
  const writeListeners: WriteListener[] = [];
  const statements = new Map<string, SqliteStatement>();
  let isClosed = false;
  const prepare = (sql: string): SqliteStatement => {
    if (isClosed) throw new Error('The sandbox is closed.');
    const statement = statements.get(sql) ?? withEscapes(database.prepare(sql));
    statements.set(sql, statement);
    return statement;
  };
  let isInTransaction = false;
  /** The error after which the open transaction can only be rolled back. */
  let failure: DatabaseUnavailableError | undefined;
  /** Calls SQLite. A full disk ends a transaction, after which SQLite would commit each further statement on its own. */
  const attempt = <Result>(call: () => Result): Result => {
    if (failure) throw failure;
    try {
      return call();
    } catch (error) {
      const classified = classifySqliteError(place, error);
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
  const connection: DatabaseConnection = {
    async executeQuery<Found>(query: CompiledQuery) {
      const result = run<Found>(query);
      if (!SelectQueryNode.is(query.query)) {
        const table = getWrittenTable(query.query);
        for (const listener of writeListeners) listener(table);
      }
      return result;
    },
    streamQuery() {
      throw new Error('Rows must not be streamed.');
    },
  };
  /** Resolves when the latest caller releases the connection. */
  let released = Promise.resolve();
  let release = () => {};
  const driver: Driver = {
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
    async beginTransaction() {
      if (!isInPlace()) throw new DatabaseUnavailableError(undefined, explainMissing(place));
      // If the lock were taken only after a read, it would fail when another program has written in the meantime.
      command('begin immediate');
      isInTransaction = true;
    },
    async commitTransaction() {
      command('commit');
      isInTransaction = false;
    },
    async rollbackTransaction() {
      isInTransaction = false;
      failure = undefined;
      // After a failure, there may be nothing to roll back.
      try {
        command('rollback');
      } catch {}
    },
    releaseConnection: async () => release(),
    async destroy() {
      if (isClosed) return;
      isClosed = true;
      database.close();
      onClose?.();
    },
  };
  return {
    driver,
    compiler: new SqliteQueryCompiler(),
    adapter: new SqliteAdapter(),
    textType: 'text',
    unlogged: '',
    setup: [],
    // The only connection, which has the transaction.
    execute: async (_, script) => database.exec(script),
    findTable: (name) => sql`select 1 from sqlite_master where type = 'table' and name = ${name}`,
    ...(isExclusive && { onWrite: (listener) => void writeListeners.push(listener) }),
    explain: (error) => explainSqlite(place, error),
  };
};
