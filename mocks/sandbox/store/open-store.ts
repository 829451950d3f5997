import { Kysely, Migrator } from './kysely.ts';
import { migrations } from './migrations/index.ts';
import { sqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/**
 * Opens the store and brings its tables up to date.
 *
 * @param path a file, or `:memory:`
 * @throws what the database says when the file can't be opened or a migration fails
 */
export const openStore = async (path: string): Promise<Store> => {
  const store = new Kysely<Tables>({ dialect: sqlite(path) });
  const migrator = new Migrator({ db: store, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    await store.destroy();
    throw error;
  }
  return store;
};
