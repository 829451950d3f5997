import { getOperation } from '@workspace-api/contract/sandbox';
import type { Fetch } from '../../wrappers/fetch.ts';
import { repeatable } from '../../wrappers/resend.ts';

const expiry = getOperation('expireCursor').path;

/** The cursors that a variant issues itself. */
export type OwnCursors = {
  /** A cursor for a position; the same for the same position. */
  issue(position: string): string;
  /** The position of a cursor that is not expired; undefined for any other text. */
  read(cursor: string): string | undefined;
  /** Expires a cursor on the control plane's behalf; other requests go to the server. */
  readonly respond: Fetch;
};

/**
 * Issues cursors in place of a server's.
 *
 * @param write what a cursor looks like, from its number
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
