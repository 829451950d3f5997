import type { KyselyPlugin, Transaction } from 'kysely';
import type { Tables } from './schema.ts';
import type { Db } from './store.ts';

const origins = new WeakMap<Db, Db>();

/** The same transaction, whose queries a plugin looks at. */
export const withPlugin = (transaction: Transaction<Tables>, plugin: KyselyPlugin): Transaction<Tables> => {
  const other = transaction.withPlugin(plugin);
  origins.set(other, transaction);
  return other;
};

/** The transaction by which one knows it, whatever looks at its queries: Kysely makes another object of it. */
export const originOf = (db: Db): Db => origins.get(db) ?? db;
