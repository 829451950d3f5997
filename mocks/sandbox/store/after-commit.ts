import type { TransactionBuilder } from 'kysely';
import type { Tables } from './schema.ts';
import type { Db, Store } from './store.ts';
import { originOf } from './with-plugin.ts';

type Builder = TransactionBuilder<Tables>;

/** Runs something once a transaction has been committed, or at once for what is written outside of one. */
export type AfterCommit = (db: Db, run: () => void) => void;

/** Does something once a transaction has been rolled back, before its error is told; never outside of one. */
export type AfterRollback = (db: Db, run: () => Promise<unknown>) => void;

type Ends = { committed(transaction: Db): void; rolledBack(transaction: Db): Promise<unknown> };

const watched = (builder: Builder, ends: Ends): Builder => {
  const execute = builder.execute.bind(builder);
  const [access, isolation] = [builder.setAccessMode.bind(builder), builder.setIsolationLevel.bind(builder)];
  return Object.assign(builder, {
    execute: async <Result>(work: Parameters<typeof execute<Result>>[0]) => {
      let used: Db | undefined;
      const noted: typeof work = (transaction) => {
        used = transaction;
        return work(transaction);
      };
      const result = await execute<Result>(noted).catch(async (error: unknown) => {
        if (used) await ends.rolledBack(used);
        throw error;
      });
      if (used) ends.committed(used);
      return result;
    },
    setAccessMode: (mode: Parameters<typeof access>[0]) => watched(access(mode), ends),
    setIsolationLevel: (level: Parameters<typeof isolation>[0]) => watched(isolation(level), ends),
  });
};

/**
 * Watches the transactions of a store from here on. What must not happen unless the records that ask for it are there
 * to stay, such as a delivery, waits for the commit; a transaction that is rolled back takes it along. What has been
 * done whether or not its record stays, such as the use of a key, is recorded anew after a rollback.
 */
export const watchTransactions = (
  store: Store,
): { readonly afterCommit: AfterCommit; readonly afterRollback: AfterRollback } => {
  const commits = new WeakMap<Db, (() => void)[]>();
  const rollbacks = new WeakMap<Db, (() => Promise<unknown>)[]>();
  const begin = store.transaction.bind(store);
  store.transaction = () =>
    watched(begin(), {
      committed: (transaction) => {
        for (const run of commits.get(transaction) ?? []) run();
      },
      // Of several errors the first is the one to tell.
      rolledBack: (transaction) => Promise.allSettled((rollbacks.get(transaction) ?? []).map((run) => run())),
    });
  return {
    afterCommit(given, run) {
      const db = originOf(given);
      if (!db.isTransaction) return run();
      commits.set(db, [...(commits.get(db) ?? []), run]);
    },
    afterRollback(given, run) {
      const db = originOf(given);
      if (db.isTransaction) rollbacks.set(db, [...(rollbacks.get(db) ?? []), run]);
    },
  };
};
