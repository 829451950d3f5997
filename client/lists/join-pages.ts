import { mediaTypes } from '@workspace-api/contract';
import { csvNotation } from '../encodings/csv.ts';
import { checkMediaType, getMediaType } from '../encodings/decode-error.ts';
import { readRecordLines } from '../encodings/ndjson.ts';
import { getTableEnd } from '../encodings/table.ts';
import { tsonNotation } from '../encodings/tson.ts';
import { createJoinedTable, type KeepPage } from './join-tables.ts';
import { createCursors } from './list.ts';
import type { List } from './list-options.ts';

/** The media type of a list's first page; it decides how the pages are joined. */
const checkEncoding = (response: Response): string => {
  const type = getMediaType(response) ?? 'nothing';
  if (([mediaTypes.csv, mediaTypes.tson, mediaTypes.ndjson] as string[]).includes(type)) return type;
  response.body?.cancel().catch(() => {});
  throw new TypeError(
    `Expected a list in CSV, TSON or NDJSON, got ${type}. Pass csv, tson or ndjson as its option as.`,
  );
};

/**
 * Joins all pages of a list to one body in CSV, TSON or NDJSON, and yields its lines. Lines of NDJSON are yielded when they
 * arrive. Tables are yielded after the last page, because a later page may have more columns.
 *
 * @param keep stores a page of a table until then
 * @throws ApiError, TransportError, CursorError, DecodeError or IncompleteStreamError, if the service doesn't send the whole list
 */
export async function* joinPages(list: List<unknown>, keep: KeepPage): AsyncGenerator<string, void> {
  const next = createCursors('the list', undefined);
  let mediaType: string | undefined;
  let table: ReturnType<typeof createJoinedTable> | undefined;
  let cursor: string | undefined;
  do {
    const response = await list.raw({ as: 'response', cursor });
    mediaType ??= checkEncoding(response);
    checkMediaType(response, mediaType);
    if (mediaType === mediaTypes.ndjson) {
      cursor = next(yield* readRecordLines(response));
    } else {
      table ??= createJoinedTable(mediaType === mediaTypes.tson ? tsonNotation : csvNotation, keep);
      await table.add(new Uint8Array(await response.arrayBuffer()));
      cursor = next(getTableEnd(response));
    }
  } while (cursor !== undefined);
  if (table) yield* table.lines();
}
