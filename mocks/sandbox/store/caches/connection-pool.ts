import Libsql from 'libsql';
import { schemaTable } from '../schema/schema-table.ts';

type Connection = InstanceType<typeof Libsql>;
type Statement = ReturnType<Connection['prepare']>;

/** A connection to a database in memory, with the statements that were prepared on it. */
export type MemoryConnection = {
  readonly database: Connection;
  /** Of the schema that its tables are of. */
  readonly fingerprint: string;
  readonly statements: Map<string, Statement>;
  /** SQLite's count of changes to the schema once all tables existed; absent before. */
  schemaVersion?: number;
};

/** As many as most tests have open at once. */
const limit = 4;

/** In pages of 4 KiB. A demo sandbox has some 120; a connection with more than this is closed. */
const pageLimit = 2000;

const numberOf = (database: Connection, pragma: string): number => {
  const [row] = database.prepare(`pragma ${pragma}`).all() as Record<string, number>[];
  return row?.[pragma] ?? Number.NaN;
};

/** Notes that all tables of the schema exist. */
export const noteTables = (connection: MemoryConnection): void => {
  connection.schemaVersion = numberOf(connection.database, 'schema_version');
};

/** Whether another sandbox may use it: no transaction is open on it, and its tables are those of the schema. */
const isReusable = ({ database, schemaVersion }: MemoryConnection): boolean =>
  !database.inTransaction &&
  numberOf(database, 'schema_version') === schemaVersion &&
  numberOf(database, 'page_count') <= pageLimit;

const empty = (database: Connection): void => {
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as {
    name: string;
  }[];
  const deletions = tables
    .filter(({ name }) => name !== schemaTable)
    .map(({ name }) => `delete from "${name}";`);
  // Without the check of references, SQLite truncates a table instead of deleting row by row.
  database.exec(`pragma foreign_keys = off; begin; ${deletions.join('')} commit; pragma foreign_keys = on`);
};

/**
 * Connections to databases in memory that were closed, emptied and can be used again: creating the tables takes a third
 * of the time that a sandbox takes to start, and libsql frees the memory of a closed connection only when its
 * statements are garbage-collected.
 */
export class ConnectionPool {
  readonly #spares: MemoryConnection[] = [];

  /** @returns a connection to an empty database, which has the tables of the schema or none */
  take(fingerprint: string): MemoryConnection {
    const index = this.#spares.findIndex((spare) => spare.fingerprint === fingerprint);
    const [spare] = index === -1 ? [] : this.#spares.splice(index, 1);
    if (spare) return spare;
    const database = new Libsql(':memory:');
    database.exec('pragma foreign_keys = on');
    return { database, fingerprint, statements: new Map() };
  }

  /** Takes a connection back. Nobody may use it any more. */
  release(connection: MemoryConnection): void {
    const { database } = connection;
    if (this.#spares.length < limit && isReusable(connection)) {
      empty(database);
      this.#spares.push(connection);
    } else {
      database.close();
    }
  }
}
