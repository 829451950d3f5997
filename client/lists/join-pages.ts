import { mediaTypes } from '@workspace-api/contract';
import { csvNotation, escapeFormula } from '../encodings/csv.ts';
import { readRecordLines } from '../encodings/ndjson.ts';
import { getTableEnd, type TableNotation } from '../encodings/table.ts';
import { tsonNotation } from '../encodings/tson.ts';
import { getMediaType } from '../fetch/validate-responses.ts';
import { createJoinedTable, type KeepPage } from './join-tables.ts';
import { createCursors } from './list.ts';
import type { List } from './list-options.ts';

/** How the pages of a list are joined. */
export type JoinOptions = {
  /**
   * Whether a cell of CSV that a spreadsheet would run as a formula gets an apostrophe in front: it begins with `=`, `+`, `-` or
   * `@`, also in full width, or with a tab, a line break or NUL. Numbers such as `-5` don't. Off by default, because it changes
   * values.
   */
  escapeFormulas?: boolean | undefined;
};

/** The media type of a list's first page; it decides how the pages are joined. */
const checkEncoding = (response: Response, { escapeFormulas }: JoinOptions): string => {
  const type = getMediaType(response) || 'nothing';
  const accepted: readonly string[] = escapeFormulas
    ? [mediaTypes.csv]
    : [mediaTypes.csv, mediaTypes.tson, mediaTypes.ndjson];
  if (accepted.includes(type)) return type;
  response.body?.cancel().catch(() => {});
  throw new TypeError(
    escapeFormulas
      ? `The option escapeFormulas expects a list in CSV, got ${type}. Pass csv as the list's option as.`
      : `Expected a list in CSV, TSON or NDJSON, got ${type}. Pass csv, tson or ndjson as its option as.`,
  );
};

const getNotation = (mediaType: string, { escapeFormulas }: JoinOptions): TableNotation => {
  if (mediaType === mediaTypes.tson) return tsonNotation;
  if (!escapeFormulas) return csvNotation;
  const formatRow = (cells: readonly string[]) => csvNotation.formatRow(cells.map(escapeFormula));
  return { ...csvNotation, formatHeader: formatRow, formatRow };
};

/**
 * Joins all pages of a list to one body in CSV, TSON or NDJSON, and yields its lines. Lines of NDJSON are yielded when they
 * arrive. Tables are yielded after the last page, because a later page may have more columns.
 *
 * @param keep stores a page of a table until then
 * @throws ApiError, TransportError, CursorError, DecodeError or IncompleteStreamError, if the service doesn't send the whole list
 */
export async function* joinPages(
  list: List<unknown>,
  keep: KeepPage,
  options: JoinOptions,
): AsyncGenerator<string, void> {
  const next = createCursors('the list', undefined);
  let mediaType: string | undefined;
  let table: ReturnType<typeof createJoinedTable> | undefined;
  let cursor: string | undefined;
  do {
    const response = await list.raw({ as: 'response', cursor });
    mediaType ??= checkEncoding(response, options);
    if (mediaType === mediaTypes.ndjson) {
      cursor = next(yield* readRecordLines(response));
    } else {
      table ??= createJoinedTable(getNotation(mediaType, options), keep);
      await table.add(new Uint8Array(await response.arrayBuffer()));
      cursor = next(getTableEnd(response));
    }
  } while (cursor !== undefined);
  if (table) yield* table.lines();
}
