import type { Kysely } from 'kysely';

/** Idempotency keys that have grown too old are found by their age. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createIndex('idempotency_records_by_age')
    .on('idempotency_records')
    .column('created_at')
    .execute();
};
