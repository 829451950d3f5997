import { type Db, Transaction } from './database.ts';
import type { EngineConnection } from './engine-connection.ts';
import type { Script } from './script.ts';

/**
 * Runs statements and inserts rows in order, as one script. A database server receives one request instead of one per
 * statement, and SQLite doesn't prepare statements that are used only once. Runs within the transaction of `db`, so either all
 * of them take effect or none.
 *
 * @throws Error outside of a transaction
 */
export const runAll = async (db: Db, script: Script): Promise<void> => {
  if (!(db instanceof Transaction)) throw new Error('A batch of statements must run inside a transaction.');
  const parts = script.filter((part) => typeof part === 'string' || part.rows.length > 0);
  if (parts.length > 0)
    await db.getExecutor().provideConnection((connection) => (connection as EngineConnection).runAll(parts));
};
