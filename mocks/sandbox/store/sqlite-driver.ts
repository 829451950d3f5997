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
  TableNode,
  UpdateQueryNode,
} from 'kysely';
import type { WriteListener } from './engine.ts';
import { DatabaseUnavailableError } from './errors.ts';
import type { SqliteStatement } from './sqlite-connection.ts';

/** The operations that the driver needs from the database. */
type Parts = {
  /** Prepares a statement once for each SQL string. */
  readonly prepare: (sql: string) => SqliteStatement;
  readonly close: () => void;
  readonly onWrite: WriteListener;
  /** Converts the error of a statement to the error to throw. */
  readonly classify: (error: unknown) => unknown;
};

const getName = (node: OperationNode | undefined): string | undefined =>
  node && TableNode.is(node) ? node.table.identifier.name : undefined;

/** The table that a query writes to; undefined if unknown. */
const getWrittenTable = (query: RootOperationNode): string | undefined => {
  if (InsertQueryNode.is(query)) return getName(query.into);
  if (UpdateQueryNode.is(query)) return getName(query.table);
  return DeleteQueryNode.is(query) ? getName(query.from.froms[0]) : undefined;
};

/** The only connection to a SQLite database, for Kysely. */
export const createSqliteDriver = ({ prepare, onWrite, classify, close }: Parts): Driver => {
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
  const connection: DatabaseConnection = {
    async executeQuery<Found>(query: CompiledQuery) {
      const result = run<Found>(query);
      if (!SelectQueryNode.is(query.query)) onWrite(getWrittenTable(query.query));
      return result;
    },
    streamQuery() {
      throw new Error('Rows must not be streamed.');
    },
  };
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
    async beginTransaction() {
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
    destroy: async () => close(),
  };
};
