import type { OperationShape } from '@workspace-api/contract';
import type { ListRecord } from './columns.ts';

/** One page of a list, before it is written in an encoding. */
export type ListPage = {
  readonly operation: OperationShape;
  readonly items: readonly ListRecord[];
  /** Null or absent on the last page. */
  readonly nextCursor?: string | null;
  readonly hasMore: boolean;
  /** CSV begins with a byte order mark. */
  readonly bom: boolean;
  /** NDJSON's cursor goes into HTTP trailers; only where the connection can carry them (see trailers.ts). */
  readonly wantsTrailers: boolean;
};

/** What follows the records of a page: the cursor and whether there is more. */
export const afterRecords = ({ nextCursor, hasMore }: ListPage) => ({
  next_cursor: nextCursor ?? null,
  has_more: hasMore,
});
