/** The known records of a list, and the changes to it during a walk. */
export type Ledger = {
  /** The records that existed when the walk began. */
  atStart: ReadonlySet<string>;
  inserted: ReadonlySet<string>;
  deleted: ReadonlySet<string>;
};

/**
 * Opens the ledger of a list for one walk. It covers only the changes made by this run: other records of a shared target may
 * change at any time.
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
    /** The records that may be deleted next, oldest first. */
    standing: (): string[] => [...atStart, ...inserted].filter((key) => !deleted.has(key)),
  };
};
