import { prepared } from '../../store/caches/prepared.ts';
import type { Db } from '../../store/database.ts';
import { insert } from '../../store/insert.ts';

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

const forgetUntil = prepared((db, { until }: { until: string }) =>
  db.deleteFrom('idempotency_records').where('created_at', '<=', until),
);

/** Remembers an answer, and forgets those that have grown too old: until `since`, as for `findAnswer`. */
export const keepAnswer = async (
  db: Db,
  { tokenId, key, route }: IdempotencyKey,
  { bodyHash, sealedAnswer }: { bodyHash: string; sealedAnswer: string },
  { now, since }: { now: Date; since: Date },
): Promise<void> => {
  await forgetUntil(db, { until: since.toISOString() });
  await insert(db, 'idempotency_records', {
    token_id: tokenId,
    key,
    route,
    body_hash: bodyHash,
    answer: sealedAnswer,
    created_at: now.toISOString(),
  });
};
