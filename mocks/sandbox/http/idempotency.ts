import { headerNames } from '@workspace-api/contract';
import { fromUtf8 } from '#host/bytes.ts';
import { hmacSha256Hex } from '#host/crypto.ts';
import type { Keys } from '../core/keys/keys.ts';
import { seal, unseal } from '../core/keys/seal.ts';
import type { WorkspaceRecord } from '../core/principal.ts';
import { problem } from '../core/problem.ts';
import type { AppContext } from '../domain/app-context.ts';
import type { Db } from '../store/database.ts';
import { insert, prepareQuery } from '../store/prepared.ts';
import { text } from '../store/schema/columns.ts';
import { defineTable, type TableRow } from '../store/schema/define-table.ts';
import type { Call, PlainResponse } from './call.ts';

/**
 * The first response to a write with an Idempotency-Key. Restoring a snapshot deletes it, so that the same write is
 * executed again.
 */
export const idempotencyRecords = defineTable('idempotency_records', {
  owner: 'workspace',
  columns: {
    /** Console access has an id in its place that isn't in the table `tokens`. Its routes contain the workspace and the mode. */
    token_id: text(),
    key: text(),
    route: text(),
    body_hash: text(),
    /** Encrypted (see `idempotent.ts`). */
    response: text(),
    created_at: text(),
  },
  primaryKey: ['token_id', 'key', 'route'],
  indexes: [{ columns: ['created_at'] }],
  inSnapshots: 'delete',
  isInternal: true,
});

declare module '../store/tables.ts' {
  interface Tables {
    idempotency_records: TableRow<typeof idempotencyRecords>;
  }
}

/** The key of an idempotency record. The hash of the body isn't part of the key; it is compared separately. */
type IdempotencyKey = { tokenId: string; key: string; route: string };

/** The first response to a write, complete enough to be replayed byte for byte. */
type StoredResponse = { status: number; headers: Record<string, string>; body: string };

/** Finds the stored response for a key, if it was stored after `since`. */
const findResponse = async (
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
const storeResponse = async (
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

const createSealContext = ({ tokenId, key, route }: IdempotencyKey) => JSON.stringify([tokenId, key, route]);

/** A keyed hash of a body. A short secret could be guessed from a plain hash. */
const createDigest = (keys: Keys, body: Uint8Array): string =>
  hmacSha256Hex(keys.derive('idempotency: bodies'), body);

/** Encrypts a response for storage. It may contain a new API key or a proxy URL, which are shown only once. */
const sealResponse = (keys: Keys, record: IdempotencyKey, response: StoredResponse): string =>
  seal(keys.derive('idempotency: answers'), JSON.stringify(response), createSealContext(record));

/** Decrypts a stored response. */
const unsealResponse = (keys: Keys, record: IdempotencyKey, sealed: string): StoredResponse =>
  JSON.parse(
    fromUtf8(unseal(keys.derive('idempotency: answers'), sealed, createSealContext(record))),
  ) as StoredResponse;

/** How long a response is stored, in milliseconds: 24 hours (Limits). */
const lifetime = 24 * 60 * 60 * 1000;

const replay = ({ status, headers, body }: StoredResponse): PlainResponse => ({
  status,
  headers: { ...headers, [headerNames.idempotentReplayed]: 'true' },
  body: body === '' ? null : body,
});

type Execute = (call: Call) => Promise<PlainResponse>;

/**
 * Makes a write with an Idempotency-Key safe to repeat. A request with the same token, key, route and body replays the
 * first success. A different body is rejected. A failure is not stored (Limits, idempotency rules).
 *
 * @param call its `db` is the transaction of the write
 */
export const idempotent = (context: AppContext, call: Call, execute: Execute): Promise<PlainResponse> => {
  const key = call.input.header[headerNames.idempotencyKey] as string | undefined;
  return key === undefined ? execute(call) : onceByKey(context, call, key, execute);
};

const onceByKey = async (
  context: AppContext,
  call: Call,
  key: string,
  execute: Execute,
): Promise<PlainResponse> => {
  const { rawBody } = call.input;
  const route = `${call.request.method} ${call.path}`;
  const record = { tokenId: call.principal.tokenId, key, route };
  const bodyHash = createDigest(context.keys, rawBody);
  const now = context.clock.now();
  const since = new Date(now.getTime() - lifetime);
  const existing = await findResponse(call.db, record, since);
  if (existing && existing.bodyHash !== bodyHash) throw problem('idempotency-mismatch');
  if (existing) return replay(unsealResponse(context.keys, record, existing.sealedResponse));
  const response = await execute(call);
  // The response to a write is JSON or empty.
  const body = typeof response.body === 'string' ? response.body : '';
  const sealed = sealResponse(context.keys, record, {
    status: response.status,
    headers: response.headers,
    body,
  });
  const workspace: WorkspaceRecord =
    (call.workspace as WorkspaceRecord | undefined) ?? call.principal.workspace;
  const stored = { workspaceId: workspace.id, bodyHash, sealedResponse: sealed };
  await storeResponse(call.db, record, stored, { now, since });
  return response;
};
