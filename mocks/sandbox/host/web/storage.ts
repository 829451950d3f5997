import { InvalidOptionError } from '../../core/option-checks.ts';
import type { Engine } from '../../store/database.ts';
import { createSqliteEngine } from '../../store/sqlite.ts';
import { checkOpfsLocation, openSqliteInOpfs } from './opfs.ts';
import { openSqliteInMemory } from './sqlite-wasm.ts';

/**
 * Checks the location of the records before anything is created there.
 *
 * @param data `:memory:`, or `opfs:` and a name
 * @throws InvalidOptionError for a file or a database server, and for `opfs:` outside of a dedicated worker
 */
export const checkLocation = (data: string): void => {
  if (data.startsWith('opfs:')) checkOpfsLocation(data);
  else if (data !== ':memory:')
    throw new InvalidOptionError(
      `The option "data" takes ':memory:' in a browser, or 'opfs:' and a name in a worker, because a page reaches neither files nor database servers. Received: ${data}.`,
    );
};

/**
 * Opens the database.
 *
 * @param data `:memory:`, or `opfs:` and a name
 * @throws Error if it can't be used
 */
export const openEngine = async (data: string, _log: (line: string) => void): Promise<Engine> => {
  if (data === ':memory:')
    return createSqliteEngine({ database: await openSqliteInMemory(), place: 'memory', isExclusive: true });
  const { connection, onClose } = await openSqliteInOpfs(data);
  return createSqliteEngine({ database: connection, place: data, isExclusive: true, onClose });
};
