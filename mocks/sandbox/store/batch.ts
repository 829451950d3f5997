import type { Compilable } from 'kysely';
import { type Db, Transaction } from './database.ts';
import type { EngineConnection, Row } from './engine-connection.ts';
import type { Insertion, Statement } from './script.ts';

/** Statements, and queries to compile to statements. */
export type Batch = readonly (Statement | Compilable)[];

const compileParts = <Part extends object>(
  batch: readonly (Part | Compilable)[],
): readonly (Part | Statement)[] => batch.map((query) => ('compile' in query ? query.compile() : query));

const onConnection = <Result>(
  db: Db,
  use: (connection: EngineConnection) => Promise<Result>,
): Promise<Result> => db.getExecutor().provideConnection((connection) => use(connection as EngineConnection));

/**
 * Runs statements and inserts rows in order, as one script. A database server receives one request instead of one per
 * statement, and SQLite doesn't prepare statements that are used only once. Runs within the transaction of `db`, so either all
 * of them take effect or none.
 *
 * @throws Error outside of a transaction
 */
export const runAll = async (db: Db, batch: readonly (Batch[number] | Insertion)[]): Promise<void> => {
  if (!(db instanceof Transaction)) throw new Error('A batch of statements must run inside a transaction.');
  const parts = batch.filter((part) => !('rows' in part) || part.rows.length > 0);
  if (parts.length > 0) await onConnection(db, (connection) => connection.runAll(compileParts(parts)));
};

/** Runs several queries in one request to a database server. @returns the rows of each query */
export const readAll = async (db: Db, batch: Batch): Promise<Row[][]> =>
  batch.length === 0 ? [] : onConnection(db, (connection) => connection.readAll(compileParts(batch)));
