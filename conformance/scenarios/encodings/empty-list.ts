import { getOperation, mediaTypes } from '@workspace-api/contract';
import { getItems, isSuccess } from '../../checks/body.ts';
import { getNextCursor } from '../../checks/pagination/next-cursor.ts';
import type { Case } from '../../engine/case/case.ts';
import type { Exchange } from '../../target/exchange.ts';

/**
 * Reads a list without records, in a media type. Ends the case if the target has none, because an empty page may have a
 * cursor.
 */
export const emptyList = async (t: Case, mediaType: string): Promise<Exchange> => {
  const operation = 'searchLogs' as const;
  const request = { operation, query: { q: t.unique('nothing').replaceAll('-', '') } };
  const inJson = await t.prepare({ ...request, accept: mediaTypes.json });
  const encoded = await t.send({ ...request, accept: mediaType });
  const isEmpty =
    getItems(getOperation(operation), inJson.json()).length === 0 && getNextCursor(inJson) === null;
  if (!isEmpty || !isSuccess(encoded)) t.notExercised([], `a search without results in ${mediaType}`);
  return encoded;
};
