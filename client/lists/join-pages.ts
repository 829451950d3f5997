import { mediaTypes } from '@workspace-api/contract';
import { checkOptions } from '../calls/check-options.ts';
import { csvFormat, escapedCsvFormat } from '../encodings/csv.ts';
import { readRecordLines } from '../encodings/ndjson.ts';
import { getTableEnd, type TableFormat } from '../encodings/table.ts';
import { tsonFormat } from '../encodings/tson.ts';
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

const optionNames = ['escapeFormulas'] satisfies (keyof JoinOptions)[];

/** How the first page of a list is written; undefined for NDJSON, whose pages are joined line by line. */
const chooseFormat = (response: Response, { escapeFormulas }: JoinOptions): TableFormat | undefined => {
  const type = getMediaType(response) || 'nothing';
  if (type === mediaTypes.csv) return escapeFormulas ? escapedCsvFormat : csvFormat;
  if (type === mediaTypes.tson && !escapeFormulas) return tsonFormat;
  if (type === mediaTypes.ndjson && !escapeFormulas) return undefined;
  response.body?.cancel().catch(() => {});
  throw new TypeError(
    escapeFormulas
      ? `The option escapeFormulas expects a list in CSV, got ${type}. Pass csv as the list's option as.`
      : `Expected a list in CSV, TSON or NDJSON, got ${type}. Pass csv, tson or ndjson as its option as.`,
  );
};

async function* joinLines(
  list: List<unknown>,
  keep: KeepPage,
  options: JoinOptions,
): AsyncGenerator<string, void> {
  const next = createCursors('the list', undefined);
  let response = await list.raw({ as: 'response' });
  const format = chooseFormat(response, options);
  const table = format && createJoinedTable(format, keep);
  for (;;) {
    if (table) await table.add(new Uint8Array(await response.arrayBuffer()));
    const cursor = next(table ? getTableEnd(response) : yield* readRecordLines(response));
    if (cursor === undefined) break;
    response = await list.raw({ as: 'response', cursor });
  }
  if (table) yield* table.lines();
}

/**
 * Joins all pages of a list to one body in CSV, TSON or NDJSON, and yields its lines. Lines of NDJSON are yielded when they
 * arrive. Tables are yielded after the last page, because a later page may have more columns.
 *
 * @param owner the function that has the options, for a message
 * @param keep stores a page of a table until then
 * @returns lines that reject with ApiError, TransportError, CursorError, DecodeError or IncompleteStreamError, if the service
 *   doesn't send the whole list
 * @throws TypeError for an unknown option
 */
export const joinPages = (
  owner: string,
  list: List<unknown>,
  keep: KeepPage,
  options: JoinOptions = {},
): AsyncGenerator<string, void> => {
  checkOptions(owner, options, optionNames);
  return joinLines(list, keep, options);
};
