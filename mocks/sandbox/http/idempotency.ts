import { headerNames } from '@workspace-api/contract';
import { fromUtf8, toHex } from '#host/bytes.ts';
import { hmacSha256 } from '#host/crypto.ts';
import { seal, unseal } from '../core/keys/seal.ts';
import type { WorkspaceRecord } from '../core/principal.ts';
import { problem } from '../core/problem.ts';
import { findRow, insert, prepareQuery } from '../store/rows.ts';
import { text } from '../store/schema/columns.ts';
import { defineTable } from '../store/schema/define-table.ts';
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
    /** Encrypted. */
    response: text(),
    created_at: text(),
  },
  primaryKey: ['token_id', 'key', 'route'],
  indexes: [{ columns: ['created_at'] }],
  inSnapshots: 'delete',
  isInternal: true,
});

/** The first response to a write, complete enough to be replayed byte for byte. */
type StoredResponse = { status: number; headers: Record<string, string>; body: string };

/** How long a response is stored, in milliseconds: 24 hours (Limits). */
const lifetime = 24 * 60 * 60 * 1000;

const removeExpired = prepareQuery((db, { since }: { since: string }) =>
  db.deleteFrom('idempotency_records').where('created_at', '<=', since),
);

/**
 * Makes a write with an Idempotency-Key safe to repeat. A request with the same token, key, route and body replays the
 * first success. A different body is rejected. A failure is not stored (Limits, idempotency rules).
 *
 * @param call its `db` is the transaction of the write
 */
export const idempotent = async (
  call: Call,
  execute: (call: Call) => Promise<PlainResponse>,
): Promise<PlainResponse> => {
  const { db, input, principal } = call;
  const { keys, clock } = call.context;
  const key = input.header[headerNames.idempotencyKey] as string | undefined;
  if (key === undefined) return execute(call);
  const now = clock.now();
  const since = new Date(now.getTime() - lifetime).toISOString();
  const id = { token_id: principal.tokenId, key, route: `${call.request.method} ${call.path}` };
  // A keyed hash: a short secret could be guessed from a plain one.
  const body_hash = toHex(hmacSha256(keys.derive('idempotency: bodies'), input.rawBody));
  // A response is encrypted: it may contain a new API key or a proxy URL, which are shown only once.
  const sealingKey = keys.derive('idempotency: answers');
  const place = JSON.stringify([id.token_id, key, id.route]);
  const existing = await findRow(db, 'idempotency_records', id);
  if (existing && existing.created_at > since) {
    if (existing.body_hash !== body_hash) throw problem('idempotency-mismatch');
    const { body, ...first }: StoredResponse = JSON.parse(
      fromUtf8(unseal(sealingKey, existing.response, place)),
    );
    first.headers[headerNames.idempotentReplayed] = 'true';
    return { ...first, body: body === '' ? null : body };
  }
  const response = await execute(call);
  // The response to a write is JSON or empty.
  const body = typeof response.body === 'string' ? response.body : '';
  await removeExpired(db, { since });
  const workspace = (call.workspace as WorkspaceRecord | undefined) ?? principal.workspace;
  await insert(db, 'idempotency_records', {
    workspace_id: workspace.id,
    ...id,
    body_hash,
    response: seal(sealingKey, JSON.stringify({ ...response, body }), place),
    created_at: now.toISOString(),
  });
  return response;
};
