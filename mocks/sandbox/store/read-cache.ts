import type { Engine } from './database.ts';

/** The maximum number of cached keys, more than a sandbox's callers need. Beyond this limit, the cache is emptied. */
const limit = 1000;

/**
 * Creates a cache of values that are read from some tables. A write to one of the tables empties it. If other processes may
 * write to the database, nothing is cached. Reads inside a transaction must not use the cache, because the transaction may be
 * rolled back.
 *
 * @returns a function that reads the value of a key, or returns the cached value
 * @example
 * const cached = createReadCache(engine, ['tokens', 'users']);
 * const principal = await cached(`principal ${hash}`, () => findPrincipal(database, hash));
 */
export const createReadCache = ({ onWrite }: Pick<Engine, 'onWrite'>, tables: readonly string[]) => {
  let writes = 0;
  let cachedAt = 0;
  const cached = new Map<string, unknown>();
  onWrite?.((table) => {
    if (table === undefined || tables.includes(table)) writes += 1;
  });
  return async <Value>(key: string, read: () => Promise<Value>): Promise<Value> => {
    if (!onWrite) return read();
    const before = writes;
    if (before !== cachedAt || cached.size >= limit) cached.clear();
    cachedAt = before;
    if (cached.has(key)) return cached.get(key) as Value;
    const value = await read();
    // The value may or may not include a write that happened in the meantime.
    if (writes === before) cached.set(key, value);
    return value;
  };
};
