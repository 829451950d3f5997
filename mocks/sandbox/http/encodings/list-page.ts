import type { OperationShape } from '@workspace-api/contract';
import type { ListRecord } from './columns.ts';

/** One page of a list, before it is encoded. */
export type ListPage = {
  readonly operation: OperationShape;
  readonly items: readonly ListRecord[];
  /** Null or undefined on the last page. */
  readonly nextCursor?: string | null;
  readonly hasMore: boolean;
  /** Whether CSV starts with a byte order mark. */
  readonly bom: boolean;
  /** Whether the cursor of NDJSON is sent in HTTP trailers (see trailers.ts). */
  readonly wantsTrailers: boolean;
};

/** The metadata of a page: the next cursor, and whether more records follow. */
export const afterRecords = ({ nextCursor, hasMore }: ListPage) => ({
  next_cursor: nextCursor ?? null,
  has_more: hasMore,
});
