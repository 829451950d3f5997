import type { Db } from './database.ts';
import { readState, type SandboxState } from './sandbox-state.ts';

/** Keeps this process where the records say that the whole sandbox is. */
export type SharedState = {
  /** Takes it there, unless it is there. What was changed before this is called is in force when it is done. */
  catchUp(db: Db): Promise<void>;
};

/**
 * @param apply takes this process from one state to the next; at first there is none before it
 */
export const createSharedState = (
  apply: (db: Db, next: SandboxState, before: SandboxState | undefined) => Promise<void>,
): SharedState => {
  let known: SandboxState | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return {
    async catchUp(db) {
      const read = await readState(db);
      const turn = last.then(async () => {
        // Versions are made one after the other; another call may have read a later one, and been first.
        if (known && read.version <= known.version) return;
        await apply(db, read, known);
        known = read;
      });
      last = turn.catch(() => undefined);
      return turn;
    },
  };
};
