import type { Engine } from '../engine.ts';
import type { Tables } from '../tables.ts';

/** Reads something, or gives what it read last time where nothing can have changed since. */
export type UntilWritten = <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;

/** What is asked of every request: who makes it, and what keeps them out (`principals.ts`, `restrictions.ts`). */
export const callerTables = [
  'tokens',
  'earlier_access_tokens',
  'users',
  'workspaces',
  'memberships',
  'workspace_holds',
  'policy_rules',
  'mfa_challenges',
] as const satisfies readonly (keyof Tables)[];

/** More callers than a sandbox has; beyond them it begins anew. */
const most = 1000;

/**
 * Remembers what was read from some tables until one of them is written to. Where other processes may write to the
 * records, nothing is remembered. What is read inside a transaction must not come through here.
 */
export const createUntilWritten = (
  { writesTo }: Pick<Engine, 'writesTo'>,
  tables: readonly string[],
): UntilWritten => {
  const known = new Map<string, unknown>();
  let asOf = -1;
  return async <Value>(key: string, read: () => Promise<Value>): Promise<Value> => {
    if (!writesTo) return read();
    const before = writesTo(tables);
    if (before !== asOf || known.size >= most) known.clear();
    asOf = before;
    if (known.has(key)) return known.get(key) as Value;
    const value = await read();
    // A write in between may or may not be in what was read.
    if (writesTo(tables) === before && asOf === before) known.set(key, value);
    return value;
  };
};
