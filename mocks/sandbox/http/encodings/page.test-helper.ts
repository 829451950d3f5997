import { getOperation, type OperationId } from '@workspace-api/contract';
import type { ListRecord } from './columns.ts';
import type { ListPage } from './ndjson.ts';

/** Creates a page of a list; it is the last one unless overridden. */
export const createPage = (
  operation: OperationId,
  items: readonly ListRecord[],
  rest: Partial<ListPage> = {},
): ListPage => ({
  operation: getOperation(operation),
  items,
  nextCursor: null,
  hasMore: false,
  bom: true,
  wantsTrailers: false,
  ...rest,
});
