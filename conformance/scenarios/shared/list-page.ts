import { mediaTypes, type OperationShape } from '@workspace-api/contract';
import { getItems } from '../../checks/body.ts';
import { readRecords } from '../../checks/encodings/read-records.ts';
import { getNextCursor } from '../../checks/pagination/next-cursor.ts';
import type { Page } from '../../checks/pagination/walk.ts';
import type { Item } from '../../resources/list-subjects.ts';
import type { Exchange } from '../../target/exchange.ts';

export type { Item } from '../../resources/list-subjects.ts';

/** Returns the creation time of a record, from whichever of the contract's time fields it has. */
export const getTime = (item: Item): unknown => item?.created_at ?? item?.submitted_at ?? item?.ts;

/** The encodings of a list other than JSON. */
export const otherEncodings: readonly string[] = [mediaTypes.ndjson, mediaTypes.csv, mediaTypes.tson];

/**
 * Parses a list response as a page, in whatever encoding it has. Values of CSV and TSON are strings. TSON has a cursor only if
 * the target adds the header.
 */
export const parsePage = (operation: OperationShape, exchange: Exchange): Page<Item> => {
  if (otherEncodings.includes(exchange.mediaType))
    return { items: readRecords(operation, exchange), cursor: getNextCursor(exchange) };
  const body = exchange.json<{ next_cursor?: string | null } | null>();
  return { items: getItems(operation, body), cursor: body?.next_cursor ?? null };
};

/** How many records are added concurrently. */
const atOnce = 20;

/** Adds the given number of records, a few at a time. */
export const addMany = async (count: number, add: () => Promise<unknown>): Promise<void> => {
  for (let remaining = count; remaining > 0; remaining -= atOnce)
    await Promise.all(Array.from({ length: Math.min(remaining, atOnce) }, add));
};
