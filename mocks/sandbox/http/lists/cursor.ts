import { createHash, createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../core/clock.ts';
import { problem } from '../../core/problem.ts';
import type { Position } from '../../domain/lists/keyset.ts';
import type { Db } from '../../store/database.ts';

/** How long a cursor is valid, in milliseconds: one hour, which the sandbox chose. */
const lifetime = 60 * 60 * 1000;

/**
 * Issues and reads cursors. A cursor is a position in a list, signed together with the list (`binding`). It can't be
 * forged, or used for another operation, workspace, mode or filter.
 */
export type Cursors = {
  /**
   * @param requestId the request that the cursor is for: each response has its own cursor, even while the clock stands still.
   * Otherwise a client that starts again after its cursor expired would get the expired one.
   */
  issue(binding: string, position: Position, requestId: string): string;
  /** @throws Problem `invalid-cursor` if it is malformed, expired or of another list (clause `pagination.*`) */
  read(db: Db, binding: string, cursor: string): Promise<Position>;
  /** Makes a cursor expire immediately. */
  expire(db: Db, cursor: string): Promise<void>;
};

const hashCursor = (cursor: string) => createHash('sha256').update(cursor).digest('hex');

const parse = (payload: string): { issuedAt: number; position: Position } => {
  const [issuedAt, time, id] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
    number,
    string,
    string,
  ];
  return { issuedAt, position: { time, id } };
};

/** @param key signs the cursors; cursors that were signed with another key are invalid */
export const createCursors = (clock: Clock, key: Buffer): Cursors => {
  // Node 24 takes ten times as long if it has to create a key from the bytes for each cursor.
  const secretKey = createSecretKey(key);
  const sign = (binding: string, payload: string) =>
    createHmac('sha256', secretKey)
      .update(JSON.stringify([binding, payload]))
      .digest()
      .subarray(0, 16);
  return {
    issue(binding, { time, id }, requestId) {
      const issued = [clock.now().getTime(), time, id, requestId];
      const payload = Buffer.from(JSON.stringify(issued)).toString('base64url');
      return `${payload}.${sign(binding, payload).toString('base64url')}`;
    },
    async read(db, binding, cursor) {
      const [payload = '', signature = ''] = cursor.split('.');
      const expected = sign(binding, payload);
      const actual = Buffer.from(signature, 'base64url');
      // Compares the string too, because base64url can encode the same bytes in several ways.
      const genuine =
        actual.length === expected.length &&
        timingSafeEqual(actual, expected) &&
        cursor === `${payload}.${expected.toString('base64url')}`;
      if (!genuine) throw problem('invalid-cursor');
      const { issuedAt, position } = parse(payload);
      if (clock.now().getTime() - issuedAt > lifetime) throw problem('invalid-cursor');
      const expiredCursor = await db
        .selectFrom('expired_cursors')
        .select('cursor_hash')
        .where('cursor_hash', '=', hashCursor(cursor))
        .executeTakeFirst();
      if (expiredCursor) throw problem('invalid-cursor');
      return position;
    },
    async expire(db, cursor) {
      await db
        .insertInto('expired_cursors')
        .values({ cursor_hash: hashCursor(cursor) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
};

declare module '../../domain/app-context.ts' {
  interface AppContext {
    readonly cursors: Cursors;
  }
}
