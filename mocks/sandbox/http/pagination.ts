import { operations } from '@workspace-api/contract';
import { fromBase64, fromUtf8, toBase64url, utf8 } from '#host/bytes.ts';
import { hmacSha256With } from '#host/crypto.ts';
import type { Clock } from '../core/clock.ts';
import { problem } from '../core/problem.ts';
import { equalStrings, secretHash } from '../core/token-secret.ts';
import type { Db } from '../store/database.ts';
import type { Position } from '../store/keyset.ts';
import { findRow, insert } from '../store/rows.ts';
import { text } from '../store/schema/columns.ts';
import { defineTable } from '../store/schema/define-table.ts';
import type { Middleware } from './call.ts';

/** Cursors that the control plane expired early. */
export const expiredCursors = defineTable('expired_cursors', {
  owner: 'sandbox',
  columns: { cursor_hash: text() },
  primaryKey: ['cursor_hash'],
});

/** How long a cursor is valid, in milliseconds: one hour, which the sandbox chose. */
const lifetime = 60 * 60 * 1000;

const parse = (payload: string): { issuedAt: number; position: Position } => {
  const [issuedAt, time, id] = JSON.parse(fromUtf8(fromBase64(payload))) as [number, string, string];
  return { issuedAt, position: { time, id } };
};

/**
 * Issues and reads cursors. A cursor is a position in a list, signed together with the list (`binding`). It can't be
 * forged, or used for another operation, workspace, mode or filter.
 *
 * @param key signs the cursors; cursors that were signed with another key are invalid
 */
export const createCursors = (clock: Clock, key: Uint8Array) => {
  const hmac = hmacSha256With(key);
  const sign = (binding: string, payload: string): string =>
    `${payload}.${toBase64url(hmac(JSON.stringify([binding, payload])).subarray(0, 16))}`;
  return {
    /**
     * @param requestId the request that the cursor is for: each response has its own cursor, even while the clock stands still.
     * Otherwise a client that starts again after its cursor expired would get the expired one.
     */
    issue(binding: string, { time, id }: Position, requestId: string): string {
      const issued = [clock.now().getTime(), time, id, requestId];
      return sign(binding, toBase64url(utf8(JSON.stringify(issued))));
    },
    /** @throws Problem `invalid-cursor` if it is malformed, expired or of another list (clause `pagination.*`) */
    async read(db: Db, binding: string, cursor: string): Promise<Position> {
      const [payload = ''] = cursor.split('.');
      // Compares strings, because base64url can encode the same bytes in several ways.
      if (!equalStrings(cursor, sign(binding, payload))) throw problem('invalid-cursor');
      const { issuedAt, position } = parse(payload);
      if (clock.now().getTime() - issuedAt > lifetime) throw problem('invalid-cursor');
      const expiredCursor = await findRow(db, 'expired_cursors', { cursor_hash: secretHash(cursor) });
      if (expiredCursor) throw problem('invalid-cursor');
      return position;
    },
    /** Makes a cursor expire immediately. */
    async expire(db: Db, cursor: string): Promise<void> {
      await insert(db, 'expired_cursors', { cursor_hash: secretHash(cursor) }, 'keep');
    },
  };
};

/** The query parameters that affect only the presentation of a list and don't filter it. */
const presentation = new Set<string>(
  operations.listWorkspaces.parameters.query.map((parameter) => parameter.name),
);

/** Reads which page a list request selects. A cursor is valid for one list: its operation, records and filter. */
export const pagination: Middleware = async (call) => {
  const { context, operation } = call;
  const { path, query } = call.input;
  const { mode, reach } = call.principal;
  const filter = Object.entries(query).filter(([name]) => !presentation.has(name));
  const records = path.slug === undefined ? reach.map((entry) => entry.workspace.id).sort() : path;
  const binding = JSON.stringify([operation.id, mode, records, filter.sort()]);
  call.binding = binding;
  const after =
    typeof query.cursor === 'string'
      ? await context.cursors.read(context.database, binding, query.cursor)
      : null;
  call.page = { limit: query.limit as number, after };
};
