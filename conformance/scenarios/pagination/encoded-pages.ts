import { getOperation, mediaTypes, type OperationId, type OperationShape } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import type { PageSource } from '../../checks/pagination/walk.ts';
import type { Case } from '../../engine/case/case.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import { type Item, parsePage } from '../shared/list-page.ts';

/** Whether a target sent a list in the requested encoding. */
export const isSentIn = (response: Exchange, mediaType: string): boolean =>
  isSuccess(response) && response.mediaType === mediaType;

/** Creates a source of a list's pages in an encoding. A page that the target doesn't send in this encoding is read in JSON. */
export const encodedPages = (
  t: Case,
  list: OperationRequest & { operation: OperationId },
  mediaType: string,
): PageSource<Item> => {
  const operation: OperationShape = getOperation(list.operation);
  // TSON has no documented place for the cursor. If the target doesn't send it, the same page in JSON has it.
  let hasCursors = mediaType !== mediaTypes.tson;
  return async ({ cursor, limit }) => {
    const request = { ...list, query: { ...list.query, limit, ...(cursor === null ? {} : { cursor }) } };
    const response = await t.send({ ...request, accept: mediaType });
    const inJson = async () => parsePage(operation, await t.prepare(request));
    if (!isSentIn(response, mediaType)) return inJson();
    const encodedPage = parsePage(operation, response);
    hasCursors ||= encodedPage.cursor !== null;
    return hasCursors ? encodedPage : { ...encodedPage, cursor: (await inJson()).cursor };
  };
};
