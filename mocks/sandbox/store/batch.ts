import type { Compilable, DatabaseConnection } from 'kysely';
import { type Db, Transaction } from './database.ts';
import type { Statement } from './script.ts';

type Statements = readonly Statement[];
type Row = Record<string, unknown>;

/** How a connection takes several statements at once. */
export type Batches = {
  runAll(statements: Statements): Promise<void>;
  /** @returns the rows of each */
  readAll(statements: Statements): Promise<Row[][]>;
};

/** Statements, and queries that are compiled to statements. */
export type Batch = readonly (Statement | Compilable)[];

const isCompiled = (batch: Batch): batch is Statements => batch.every((query) => !('compile' in query));

/** What is compiled stays the array that it was: the same one again is known (`script.ts`). */
const compiled = (batch: Batch): Statements =>
  isCompiled(batch) ? batch : batch.map((query) => ('compile' in query ? query.compile() : query));

const onConnection = <Result>(db: Db, use: (batches: Batches) => Promise<Result>): Promise<Result> =>
  // Each engine gives its connections what it takes (`onCreateConnection`).
  db.getExecutor().provideConnection((connection) => use(connection as DatabaseConnection & Batches));

/**
 * Runs statements one after the other, as one text: a database server is asked once and not once for each, and an
 * embedded one prepares nothing that it would keep. Within the transaction of `db`, so that either all of them happen
 * or none.
 */
export const runAll = async (db: Db, batch: Batch): Promise<void> => {
  if (!(db instanceof Transaction)) throw new Error('A batch of statements must run inside a transaction.');
  if (batch.length > 0) await onConnection(db, (batches) => batches.runAll(compiled(batch)));
};

/** The rows of each of several queries, which a database server is asked for at once. */
export const readAll = async (db: Db, batch: Batch): Promise<Row[][]> =>
  batch.length === 0 ? [] : onConnection(db, (batches) => batches.readAll(compiled(batch)));
