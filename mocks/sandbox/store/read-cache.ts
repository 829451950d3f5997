import type { Engine } from './engine.ts';

/** Reads the value of a key, or returns the cached value if no commit has written to its source tables since. */
export type ReadCache<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>;

/** The maximum number of cached keys, more than a sandbox's callers need. Beyond this limit, the cache is emptied. */
const limit = 1000;

/**
 * Creates caches of values that are read from some tables, one for each kind of value. A commit that writes to one of the
 * tables empties the caches. If other processes may write to the database, nothing is cached. Reads inside a transaction must
 * not use the caches, because the transaction may be rolled back.
 *
 * @returns a function that creates a cache
 * @example
 * const newCache = createReadCaches(engine, ['tokens', 'users']);
 * const principals = newCache<Principal>();
 * const principal = await principals(hash, () => findPrincipal(database, hash));
 */
export const createReadCaches = (
  { commits }: Pick<Engine, 'commits'>,
  tables: readonly string[],
): (<Value>() => ReadCache<Value>) => {
  if (!commits) return () => (_key, read) => read();
  const countCommits = commits.createCounter(tables);
  return <Value>(): ReadCache<Value> => {
    const cached = new Map<string, Value>();
    let cachedAtCommit = -1;
    return async (key, read) => {
      const before = countCommits();
      if (before !== cachedAtCommit || cached.size >= limit) cached.clear();
      cachedAtCommit = before;
      if (cached.has(key)) return cached.get(key) as Value;
      const value = await read();
      // The value may or may not include a commit that happened in the meantime.
      if (countCommits() === before && cachedAtCommit === before) cached.set(key, value);
      return value;
    };
  };
};
