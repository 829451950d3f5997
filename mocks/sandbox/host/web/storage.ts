import { InvalidOptionError } from '../../core/option-checks.ts';
import type { Engine } from '../../store/engine.ts';
import { createSqliteEngine } from '../../store/sqlite.ts';
import { openSqliteInMemory } from './sqlite-wasm.ts';

/**
 * Checks the location of the records before anything is created there.
 *
 * @param data `:memory:`
 * @throws InvalidOptionError for a file or a database server
 */
export const checkLocation = (data: string): void => {
  if (data !== ':memory:')
    throw new InvalidOptionError(
      `The option "data" takes ':memory:' in a browser, because a page reaches neither files nor database servers. Received: ${data}.`,
    );
};

/**
 * Opens the database.
 *
 * @param _data `:memory:`
 * @throws Error if it can't be used
 */
export const openEngine = async (_data: string, _log: (line: string) => void): Promise<Engine> =>
  createSqliteEngine({ database: await openSqliteInMemory(), place: 'memory', isExclusive: true });
