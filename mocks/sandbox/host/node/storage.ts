import type { Engine } from '../../store/database.ts';
import { isServer } from '../types.ts';
import { postgres } from './store/postgres.ts';
import { sqlite } from './store/sqlite.ts';

export { checkDataFile as checkLocation } from './store/data-file.ts';

/**
 * Opens the database.
 *
 * @param data a file, `:memory:`, or the URL of a PostgreSQL database
 * @throws Error if it can't be used
 */
export const openEngine = async (data: string, log: (line: string) => void): Promise<Engine> =>
  isServer(data) ? postgres(data, log) : sqlite(data);
