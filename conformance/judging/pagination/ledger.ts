/** Which records are known to be in a list, and which changes were made to it while a walk was under way. */
export type Ledger = {
  /** The records that were there when the walk began. */
  atStart: ReadonlySet<string>;
  inserted: ReadonlySet<string>;
  deleted: ReadonlySet<string>;
};

/**
 * Keeps the books of a list during one walk. It knows only what this run made: other records of a shared
 * target come and go as they please.
 */
export const openLedger = (present: Iterable<string>) => {
  const atStart = new Set(present);
  const inserted = new Set<string>();
  const deleted = new Set<string>();
  return {
    atStart,
    inserted,
    deleted,
    insert: (key: string) => {
      inserted.add(key);
    },
    delete: (key: string) => {
      deleted.add(key);
    },
    /** What may be deleted next, oldest first. */
    standing: (): string[] => [...atStart, ...inserted].filter((key) => !deleted.has(key)),
  };
};
