import { sql } from 'kysely';
import { openEngine } from '#host/storage.ts';
import { Database } from './database.ts';
import type { Schema } from './schema/schema.ts';
import { createTable, schemaTable } from './schema/schema.ts';

const requireOwnTables = async (db: Database): Promise<void> => {
  const result = await sql<{
    fingerprint: string;
  }>`select fingerprint from ${sql.table(schemaTable)}`.execute(db);
  if (result.rows[0]?.fingerprint !== db.schema.fingerprint)
    throw new Error(
      'another version of the sandbox created them. Use that version, or start with an empty file or database',
    );
};

/**
 * Creates the tables unless they exist. Uses one transaction, because another process may open the database at the same time.
 */
const prepareTables = (database: Database): Promise<void> =>
  database.transaction(async (db) => {
    const { engine, schema } = db;
    const { rows } = await engine.findTable(schemaTable).execute(db);
    if (rows.length > 0) return requireOwnTables(db);
    const statements = [
      ...engine.setup,
      ...schema.tables.flatMap((table) => createTable(table, engine)),
      `create table "${schemaTable}" ("fingerprint" text not null)`,
    ];
    await engine.execute(db, statements.join(';\n'));
    await sql`insert into ${sql.table(schemaTable)} values (${schema.fingerprint})`.execute(db);
  });

/**
 * Opens the database and creates its tables if it is new.
 *
 * @param data a file, `:memory:`, or the URL of a PostgreSQL database
 * @throws Error that describes where the records are and why they can't be used
 */
export const openDatabase = async (
  data: string,
  schema: Schema,
  log: (line: string) => void = () => undefined,
): Promise<Database> => {
  const engine = await openEngine(data, log);
  await engine.driver.init();
  const database = new Database(engine, schema);
  try {
    await prepareTables(database);
  } catch (error) {
    await database.close();
    throw engine.explain(error);
  }
  return database;
};
