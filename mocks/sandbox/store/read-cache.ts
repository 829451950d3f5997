import type { Engine } from './engine.ts';

/** Reads the value of a key, or returns the cached one if no commit wrote to what it was read from. */
export type ReadCache<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>;

/** More keys of a kind than a sandbox's callers need. Beyond it the cache is emptied. */
const limit = 1000;

/**
 * Creates caches of values that are read from some tables, one for each kind of value. A commit that writes to one of the
 * tables empties them. If other processes may write to the database, nothing is cached. Reads inside a transaction must not
 * go through them: the transaction may be rolled back.
 *
 * @returns creates a cache
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
      // A commit in between may or may not be in the value.
      if (countCommits() === before && cachedAtCommit === before) cached.set(key, value);
      return value;
    };
  };
};
