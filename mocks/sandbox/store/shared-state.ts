import type { Db } from './database.ts';
import { readState, type SandboxState } from './sandbox-state.ts';

/** Applies the state of the whole sandbox, which is stored in the database, to this process. */
export type SharedState = {
  /** Applies the state if it isn't applied yet. Changes made before the call are in effect when it resolves. */
  catchUp(db: Db): Promise<void>;
};

/** @param apply takes this process from one state to the next; `before` is undefined the first time */
export const createSharedState = (
  apply: (db: Db, next: SandboxState, before: SandboxState | undefined) => Promise<void>,
): SharedState => {
  let current: SandboxState | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return {
    async catchUp(db) {
      const next = await readState(db);
      const turn = last.then(async () => {
        // Another call may have already read and applied a later version.
        if (current && next.version <= current.version) return;
        await apply(db, next, current);
        current = next;
      });
      last = turn.catch(() => undefined);
      return turn;
    },
  };
};
