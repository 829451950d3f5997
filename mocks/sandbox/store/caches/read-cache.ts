import type { MaybePromise } from '../../core/maybe-promise.ts';
import type { Engine } from '../engine.ts';

/** Reads a value, or returns the cached one if nothing that it was read from was written to since. */
export type ReadCache = <Value>(key: string, read: () => Promise<Value>) => MaybePromise<Value>;

/** More keys than a sandbox's callers need. Beyond it the cache is emptied. */
const limit = 1000;

/**
 * Caches values that are read from some tables until one of the tables is written to. If other processes may write to
 * the database, nothing is cached. Reads inside a transaction must not go through it: the transaction may be rolled back.
 *
 * @example
 * const cached = createReadCache(engine, ['tokens', 'users']);
 * const principal = await cached(`token ${hash}`, () => findPrincipal(database, hash));
 */
export const createReadCache = (
  { writesTo }: Pick<Engine, 'writesTo'>,
  tables: readonly string[],
): ReadCache => {
  const known = new Map<string, unknown>();
  let asOf = -1;
  return <Value>(key: string, read: () => Promise<Value>): MaybePromise<Value> => {
    if (!writesTo) return read();
    const before = writesTo(tables);
    if (before !== asOf || known.size >= limit) known.clear();
    asOf = before;
    if (known.has(key)) return known.get(key) as Value;
    return read().then((value) => {
      // A write in between may or may not be in the value.
      if (writesTo(tables) === before && asOf === before) known.set(key, value);
      return value;
    });
  };
};
