import type { CompiledQuery as Compiled, Kysely as KyselyType } from 'kysely';
import { runAll } from './batch.ts';
import { recordedOnce } from './caches/recorded.ts';
import { Database } from './database.ts';
import { type Engine, isServer } from './engine.ts';
import { CompiledQuery, Kysely, Migrator, sql } from './kysely.ts';
import { migrations } from './migrations/index.ts';
import { postgres } from './postgres.ts';
import type { Tables } from './schema.ts';
import { sqlite } from './sqlite.ts';

/** The migrations that the records have been through; none where there are no records yet. */
const migrated = async (database: KyselyType<Tables>, { schema }: Engine): Promise<readonly string[]> => {
  const exists =
    schema === undefined
      ? sql`select 1 from sqlite_master where name = 'kysely_migration'`
      : sql`select 1 from pg_tables where schemaname = ${schema} and tablename = 'kysely_migration'`;
  if ((await exists.execute(database)).rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  return rows.map(({ name }) => name);
};

const migrate = async (database: KyselyType<Tables>, engine: Engine): Promise<void> => {
  const done = await migrated(database, engine);
  const newer = done.find((name) => !(name in migrations));
  if (newer !== undefined)
    throw new Error(
      `a newer version of the sandbox made them (${newer} is unknown here). Update, or begin with others`,
    );
  if (done.length === Object.keys(migrations).length) return;
  const migrator = new Migrator({
    db: engine.migrating.reduce((db, plugin) => db.withPlugin(plugin), database),
    provider: { getMigrations: async () => migrations },
    ...(engine.schema === undefined ? {} : { migrationTableSchema: engine.schema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};

const allMigrations = recordedOnce(async (_, kysely) => {
  for (const { up } of Object.values(migrations)) await up(kysely);
});

/** What the migrations come to, one statement for each table and index, in the words of the first store in memory. */
let tables: readonly Compiled[] | undefined;

/** Makes the tables of a store in memory: there is nothing to bring up to date, so all migrations are one. */
const makeTables = (database: Database): Promise<void> =>
  database.transaction(async (db) => {
    await runAll(db, tables ?? (await allMigrations(db)));
    if (tables) return;
    const made = sql<{ sql: string }>`select sql from sqlite_master where sql is not null order by rowid`;
    tables = (await made.execute(db)).rows.map((row) => CompiledQuery.raw(row.sql));
  });

/** The store with what is particular to its database. */
export type OpenStore = { readonly database: Database; readonly engine: Engine };

/**
 * Opens the store and brings its tables up to date.
 *
 * @param data a file, `:memory:`, or a PostgreSQL database's URL
 * @throws Error that says where the records are and why they can't be used
 */
export const openStore = async (
  data: string,
  log: (line: string) => void = () => undefined,
): Promise<OpenStore> => {
  const engine = isServer(data) ? await postgres(data, log) : sqlite(data);
  const kysely = new Kysely<Tables>({ dialect: engine.dialect });
  const database = new Database(kysely, { oneAtATime: engine.shared });
  try {
    if (data !== ':memory:') await migrate(kysely, engine);
    else if (!engine.hasTables) await makeTables(database);
    engine.noteTables?.();
  } catch (error) {
    await database.close();
    throw engine.explain(error);
  }
  return { database, engine };
};
