import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** The sandbox's database. */
export type Store = Kysely<Tables>;

/** What a query runs on: the database, or the transaction of the request. */
export type Db = Store | Transaction<Tables>;
