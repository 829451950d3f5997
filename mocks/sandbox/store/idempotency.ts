import type { Db } from './store.ts';

/** The tuple that an idempotency record is kept under; the body's hash is compared, not looked up. */
export type IdempotencyKey = { tokenId: string; key: string; route: string };

/** The first answer to a write, whole enough to be given again byte for byte. */
export type StoredAnswer = { status: number; headers: Record<string, string>; body: string };

/** What is remembered under a key, if it was written after `since`. */
export const findAnswer = async (
  db: Db,
  { tokenId, key, route }: IdempotencyKey,
  since: Date,
): Promise<{ bodyHash: string; sealedAnswer: string } | undefined> => {
  const record = await db
    .selectFrom('idempotency_records')
    .select(['body_hash', 'answer'])
    .where('token_id', '=', tokenId)
    .where('key', '=', key)
    .where('route', '=', route)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirst();
  return record && { bodyHash: record.body_hash, sealedAnswer: record.answer };
};

/** Remembers an answer, in place of one that has grown too old. */
export const keepAnswer = async (
  db: Db,
  { tokenId, key, route }: IdempotencyKey,
  bodyHash: string,
  sealedAnswer: string,
  now: Date,
): Promise<void> => {
  const values = { body_hash: bodyHash, answer: sealedAnswer, created_at: now.toISOString() };
  await db
    .insertInto('idempotency_records')
    .values({ token_id: tokenId, key, route, ...values })
    .onConflict((conflict) => conflict.columns(['token_id', 'key', 'route']).doUpdateSet(values))
    .execute();
};
