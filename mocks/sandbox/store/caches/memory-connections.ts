import Database from 'libsql';
import { schemaTable } from '../schema/schema-table.ts';

type Statement = ReturnType<InstanceType<typeof Database>['prepare']>;

/** A connection to records in memory, with the statements that were prepared on it. */
export type MemoryConnection = {
  readonly database: InstanceType<typeof Database>;
  /** Of the schema that its tables are of. */
  readonly fingerprint: string;
  readonly statements: Map<string, Statement>;
  /** SQLite's count of changes to tables and indexes, as it was once all of them were made; absent before. */
  tablesMade?: number;
};

/** As many as are open at once in most test files. */
const mostSpares = 4;

/** The pages, of 4 KiB, beyond which a connection is not worth keeping: a demo sandbox has some 120. */
const mostPages = 2000;

const spares: MemoryConnection[] = [];

const numberOf = (database: MemoryConnection['database'], pragma: string): number => {
  const [row] = database.prepare(`pragma ${pragma}`).all() as Record<string, number>[];
  return row?.[pragma] ?? Number.NaN;
};

/** Notes that the tables are there as every sandbox needs them. */
export const noteTables = (connection: MemoryConnection): void => {
  connection.tablesMade = numberOf(connection.database, 'schema_version');
};

/** Whether another sandbox may begin on it: nobody is at work on it, and it has the tables that every sandbox has. */
const isFit = ({ database, tablesMade }: MemoryConnection): boolean =>
  !database.inTransaction &&
  numberOf(database, 'schema_version') === tablesMade &&
  numberOf(database, 'page_count') <= mostPages;

const empty = (database: MemoryConnection['database']): void => {
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as {
    name: string;
  }[];
  const deletions = tables
    .filter(({ name }) => name !== schemaTable)
    .map(({ name }) => `delete from "${name}";`);
  // Without the look for what refers to a row, a table is emptied in one stroke.
  database.exec(`pragma foreign_keys = off; begin; ${deletions.join('')} commit; pragma foreign_keys = on`);
};

/**
 * A connection to records in memory, of which there are none yet. Tables take most of the time that a sandbox needs to
 * begin, and libsql keeps what a closed connection held until its statements are collected as garbage: so a connection
 * that was let go is emptied and used again.
 */
export const takeMemoryConnection = (fingerprint: string): MemoryConnection => {
  const index = spares.findIndex((spare) => spare.fingerprint === fingerprint);
  const [spare] = index === -1 ? [] : spares.splice(index, 1);
  if (spare) return spare;
  const database = new Database(':memory:');
  database.exec('pragma foreign_keys = on');
  return { database, fingerprint, statements: new Map() };
};

/** Lets a connection go. Nothing may be asked on it any more, and nothing of what it held is left. */
export const releaseMemoryConnection = (connection: MemoryConnection): void => {
  const { database } = connection;
  if (spares.length < mostSpares && isFit(connection)) {
    empty(database);
    spares.push(connection);
  } else {
    database.close();
  }
};
