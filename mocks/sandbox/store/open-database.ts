import { sql } from 'kysely';
import { openEngine } from '#host/storage.ts';
import { Database, type Transaction } from './database.ts';
import type { Engine } from './engine.ts';
import { createTable } from './schema/create-table.ts';
import type { Schema } from './schema/schema.ts';
import { schemaTable } from './schema/schema.ts';

const requireOwnTables = async (db: Transaction, { fingerprint }: Schema): Promise<void> => {
  const result = await sql<{
    fingerprint: string;
  }>`select fingerprint from ${sql.table(schemaTable)}`.execute(db);
  if (result.rows[0]?.fingerprint !== fingerprint)
    throw new Error(
      'another version of the sandbox created them. Use that version, or start with an empty file or database',
    );
};

/**
 * Creates the tables unless they exist. Uses one transaction, because another process may open the database at the same time.
 */
const prepareTables = (database: Database, schema: Schema, engine: Engine): Promise<void> =>
  database.transaction(async (db) => {
    if (await engine.hasTable(db, schemaTable)) return requireOwnTables(db, schema);
    const statements = [
      ...engine.setup,
      ...schema.tables.flatMap((table) => createTable(table, engine)),
      `create table "${schemaTable}" ("fingerprint" text not null)`,
    ];
    await engine.execute(db, statements.join(';\n'));
    await sql`insert into ${sql.table(schemaTable)} values (${schema.fingerprint})`.execute(db);
  });

/** The database with its engine. */
export type OpenDatabase = { readonly database: Database; readonly engine: Engine };

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
): Promise<OpenDatabase> => {
  const engine = await openEngine(data, log);
  await engine.driver.init();
  const database = new Database(engine, schema);
  try {
    await prepareTables(database, schema, engine);
  } catch (error) {
    await database.close();
    throw engine.explain(error);
  }
  return { database, engine };
};
