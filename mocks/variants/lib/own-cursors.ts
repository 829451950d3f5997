import { getOperation } from '@workspace-api/contract/sandbox';
import type { Fetch } from '../../wrappers/fetch.ts';
import { repeatable } from '../../wrappers/resend.ts';

const expiry = getOperation('expireCursor').path;

/** The cursors that a variant issues itself. */
export type OwnCursors = {
  /** Returns the cursor for a position. The same position always has the same cursor. */
  issue(position: string): string;
  /** Returns the position of an unexpired cursor; undefined for any other string. */
  read(cursor: string): string | undefined;
  /** Expires a cursor in place of the control plane. Other requests are sent to the server. */
  readonly respond: Fetch;
};

/**
 * Issues cursors in place of a server's cursors.
 *
 * @param write formats a cursor from its number
 */
export const createCursors = (next: Fetch, write: (number: number) => string): OwnCursors => {
  const issued = new Map<string, string>();
  const positions = new Map<string, string>();
  return {
    issue(position) {
      const cursor = issued.get(position) ?? write(issued.size + 1);
      issued.set(position, cursor);
      positions.set(cursor, position);
      return cursor;
    },
    read: (cursor) => positions.get(cursor),
    async respond(request) {
      if (!new URL(request.url).pathname.endsWith(expiry)) return next(request);
      const { rawBody, again } = await repeatable(request);
      const { cursor } = JSON.parse(rawBody) as { cursor: string };
      if (!positions.has(cursor)) return next(again());
      issued.delete(positions.get(cursor) ?? '');
      positions.delete(cursor);
      return new Response(null, { status: 204 });
    },
  };
};
