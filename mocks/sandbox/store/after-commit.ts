import type { TransactionBuilder } from 'kysely';
import type { Db, Store } from './store.ts';
import type { Tables } from './tables.ts';
import { originOf } from './with-plugin.ts';

type Builder = TransactionBuilder<Tables>;

/** Runs something once a transaction has been committed, or at once for what is written outside of one. */
export type AfterCommit = (db: Db, run: () => void) => void;

const watched = (builder: Builder, committed: (transaction: Db) => void): Builder => {
  const execute = builder.execute.bind(builder);
  const [access, isolation] = [builder.setAccessMode.bind(builder), builder.setIsolationLevel.bind(builder)];
  return Object.assign(builder, {
    execute: async <Result>(work: Parameters<typeof execute<Result>>[0]) => {
      let used: Db | undefined;
      const result = await execute<Result>((transaction) => {
        used = transaction;
        return work(transaction);
      });
      if (used) committed(used);
      return result;
    },
    setAccessMode: (mode: Parameters<typeof access>[0]) => watched(access(mode), committed),
    setIsolationLevel: (level: Parameters<typeof isolation>[0]) => watched(isolation(level), committed),
  });
};

/**
 * Watches the transactions of a store from here on. What must not happen unless the records that ask for it are there
 * to stay, such as a delivery, waits for the commit; a transaction that is rolled back takes it along.
 */
export const watchCommits = (store: Store): AfterCommit => {
  const waiting = new WeakMap<Db, (() => void)[]>();
  const begin = store.transaction.bind(store);
  store.transaction = () =>
    watched(begin(), (transaction) => {
      for (const run of waiting.get(transaction) ?? []) run();
    });
  return (given, run) => {
    const db = originOf(given);
    if (!db.isTransaction) return run();
    waiting.set(db, [...(waiting.get(db) ?? []), run]);
  };
};
