import type { Db } from '../../store/database.ts';
import { insert, prepareQuery } from '../../store/prepared.ts';

/** The key of an idempotency record. The hash of the body isn't part of the key; it is compared separately. */
export type IdempotencyKey = { tokenId: string; key: string; route: string };

/** The first response to a write, complete enough to be replayed byte for byte. */
export type StoredResponse = { status: number; headers: Record<string, string>; body: string };

/** Finds the stored response for a key, if it was stored after `since`. */
export const findResponse = async (
  db: Db,
  { tokenId, key, route }: IdempotencyKey,
  since: Date,
): Promise<{ bodyHash: string; sealedResponse: string } | undefined> => {
  const record = await db
    .selectFrom('idempotency_records')
    .select(['body_hash', 'response'])
    .where('token_id', '=', tokenId)
    .where('key', '=', key)
    .where('route', '=', route)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirst();
  return record && { bodyHash: record.body_hash, sealedResponse: record.response };
};

const deleteExpired = prepareQuery((db, { until }: { until: string }) =>
  db.deleteFrom('idempotency_records').where('created_at', '<=', until),
);

/** Stores a response, and deletes the responses that were stored up to `since`. */
export const storeResponse = async (
  db: Db,
  { tokenId, key, route }: IdempotencyKey,
  {
    workspaceId,
    bodyHash,
    sealedResponse,
  }: { workspaceId: string; bodyHash: string; sealedResponse: string },
  { now, since }: { now: Date; since: Date },
): Promise<void> => {
  await deleteExpired(db, { until: since.toISOString() });
  await insert(db, 'idempotency_records', {
    workspace_id: workspaceId,
    token_id: tokenId,
    key,
    route,
    body_hash: bodyHash,
    response: sealedResponse,
    created_at: now.toISOString(),
  });
};
