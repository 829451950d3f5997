import type { MaybePromise } from '../../core/maybe-promise.ts';
import type { Engine } from '../engine.ts';

/** Reads the value of a key, or returns the cached one if nothing that it was read from was written to since. */
export type ReadCache<Value> = (key: string, read: () => Promise<Value>) => MaybePromise<Value>;

/** More keys of a kind than a sandbox's callers need. Beyond it the cache is emptied. */
const limit = 1000;

/**
 * Creates caches of values that are read from some tables, one for each kind of value, until one of the tables is written
 * to. If other processes may write to the database, nothing is cached. Reads inside a transaction must not go through them:
 * the transaction may be rolled back.
 *
 * @returns creates a cache
 * @example
 * const newCache = readCaches(engine, ['tokens', 'users']);
 * const principals = newCache<Principal>();
 * const principal = await principals(hash, () => findPrincipal(database, hash));
 */
export const readCaches = (
  { writesTo }: Pick<Engine, 'writesTo'>,
  tables: readonly string[],
): (<Value>() => ReadCache<Value>) => {
  if (!writesTo) return () => (_key, read) => read();
  const writes = writesTo(tables);
  return <Value>(): ReadCache<Value> => {
    const known = new Map<string, Value>();
    let asOf = -1;
    return (key, read) => {
      const before = writes();
      if (before !== asOf || known.size >= limit) known.clear();
      asOf = before;
      if (known.has(key)) return known.get(key) as Value;
      return read().then((value) => {
        // A write in between may or may not be in the value.
        if (writes() === before && asOf === before) known.set(key, value);
        return value;
      });
    };
  };
};
