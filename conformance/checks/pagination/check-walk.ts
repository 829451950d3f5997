import type { Walk } from './walk.ts';

/**
 * Opens the ledger of a list for one walk. It covers only the changes made by this run: other records of a shared target may
 * change at any time.
 */
export const openLedger = (present: Iterable<string>) => {
  const atStart = new Set(present);
  const inserted = new Set<string>();
  const deleted = new Set<string>();
  return {
    /** The records that existed when the walk began. */
    atStart,
    inserted,
    deleted,
    insert: (key: string) => inserted.add(key),
    delete: (key: string) => deleted.add(key),
    /** The records that may be deleted next, oldest first. */
    standing: (): string[] => [...atStart, ...inserted].filter((key) => !deleted.has(key)),
  };
};

/** The known records of a list, and the changes to it during a walk. */
type Ledger = Pick<ReturnType<typeof openLedger>, 'atStart' | 'deleted'>;

/** A problem found in a walk. */
export type WalkProblem =
  | { kind: 'missed'; keys: string[] }
  | { kind: 'repeated'; keys: string[] }
  | { kind: 'oversized'; page: number; limit: number; size: number }
  | { kind: 'endless'; pages: number }
  | { kind: 'empty-cursor'; page: number };

/** The keys of all records of a walk, in order. */
export const listKeys = <Item>(walk: Walk<Item>, getKey: (item: Item) => string | null): string[] =>
  walk.pages.flatMap((page) => page.items.map(getKey)).filter((key) => key !== null);

/**
 * Compares a walk with the ledger (clauses pagination.walk-*, pagination.stable-*). A record that existed throughout must
 * appear exactly once. A record that was inserted or deleted during the walk may appear at most once. No page may exceed the
 * requested size, and the walk must end. A missing record is reported only for a walk that ended, since any other walk didn't
 * reach the end of the list.
 */
export const checkWalk = <Item>(
  walk: Walk<Item>,
  ledger: Ledger,
  getKey: (item: Item) => string | null,
): WalkProblem[] => {
  const problems: WalkProblem[] = [];
  // First, because a walk that starts again at its end repeats records.
  if (!walk.ended) problems.push({ kind: 'endless', pages: walk.pages.length });
  const keys = listKeys(walk, getKey);
  const seenKeys = new Set(keys);
  const repeated = new Set(keys.filter((key, index) => keys.indexOf(key) !== index));
  if (repeated.size > 0) problems.push({ kind: 'repeated', keys: [...repeated] });
  const missed = [...ledger.atStart].filter((key) => !ledger.deleted.has(key) && !seenKeys.has(key));
  if (walk.ended && missed.length > 0) problems.push({ kind: 'missed', keys: missed });
  walk.pages.forEach(({ items, limit, cursor }, page) => {
    if (items.length > limit) problems.push({ kind: 'oversized', page, limit, size: items.length });
    if (cursor === '') problems.push({ kind: 'empty-cursor', page });
  });
  return problems;
};
