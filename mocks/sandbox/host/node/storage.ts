import type { Engine } from '../../store/engine.ts';
import { isServer } from '../types.ts';
import { checkDataFile } from './store/data-file.ts';
import { postgres } from './store/postgres.ts';
import { sqlite } from './store/sqlite.ts';

/**
 * Checks the location of the records before anything is created there.
 *
 * @param data a file; `:memory:` and the URLs of databases are not checked
 * @throws Error that describes the problem with the location and how to solve it
 */
export const checkLocation = (data: string): void => checkDataFile(data);

/**
 * Opens the database.
 *
 * @param data a file, `:memory:`, or the URL of a PostgreSQL database
 * @throws Error if it can't be used
 */
export const openEngine = async (data: string, log: (line: string) => void): Promise<Engine> =>
  isServer(data) ? postgres(data, log) : sqlite(data);
