import { mediaTypes } from '@workspace-api/contract';
import { checkOptions } from '../calls/check-options.ts';
import { csvFormat, escapedCsvFormat } from '../encodings/csv.ts';
import { readRecordLines } from '../encodings/ndjson.ts';
import { byteOrderMark, getTableEnd, splitTable, type TableFormat } from '../encodings/table.ts';
import { tsonFormat } from '../encodings/tson.ts';
import { getMediaType } from '../fetch/validate-responses.ts';
import { createCursors } from './list.ts';
import type { List } from './list-options.ts';

/** How the pages of a list are joined. */
export type JoinOptions = {
  /**
   * Whether a cell of CSV that a spreadsheet would run as a formula gets an apostrophe in front: it begins with `=`, `+`, `-` or
   * `@`, also in full width, or with a tab, a line break or NUL. Numbers such as `-5` don't. Off by default, because it changes
   * values such as `+49 89 1`: use it only for files that are opened in a spreadsheet, with the comma as the only separator.
   */
  escapeFormulas?: boolean | undefined;
};

const optionNames = ['escapeFormulas'] satisfies (keyof JoinOptions)[];

/** How the first page of a list is written; undefined for NDJSON, whose pages are joined line by line. */
const chooseFormat = (
  type: string,
  { body }: Response,
  { escapeFormulas }: JoinOptions,
): TableFormat | undefined => {
  if (type === mediaTypes.csv) return escapeFormulas ? escapedCsvFormat : csvFormat;
  if (type === mediaTypes.tson && !escapeFormulas) return tsonFormat;
  if (type === mediaTypes.ndjson && !escapeFormulas) return undefined;
  body?.cancel().catch(() => {});
  throw new TypeError(
    escapeFormulas
      ? `The option escapeFormulas expects a list in CSV, got ${type}. Pass csv as the list's option as.`
      : `Expected a list in CSV, TSON or NDJSON, got ${type}. Pass csv, tson or ndjson as its option as.`,
  );
};

/** Keeps the body of a page, and returns a function that reads it again. Node keeps pages in a file, a browser in blobs. */
export type KeepPage = (body: Uint8Array) => Promise<() => Promise<Uint8Array>>;

/** The columns of a table, in their order: the cell of the first line, by a key that differs for columns of the same name. */
type Columns = Map<string, string>;

const readTable = (format: TableFormat, body: Uint8Array) => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
  const { names, rows } = splitTable(format, text);
  const columns: Columns = new Map();
  for (const name of names) {
    let key = format.read(name);
    while (columns.has(key)) key += ' ';
    columns.set(key, name);
  }
  return { hasMark: text.startsWith(byteOrderMark), columns, rows };
};

/**
 * Joins the pages of a list in CSV or TSON. Pages may have different columns: the joined table has the columns of all pages. They
 * are complete only after the last page, so the pages are kept until then, and then read again. Cells stay as they are written.
 */
const createJoinedTable = (format: TableFormat, keep: KeepPage) => {
  const columns: Columns = new Map();
  let startsWithMark = false;
  const pages: (() => Promise<Uint8Array>)[] = [];
  return {
    /** @throws DecodeError if the page isn't valid */
    async add(body: Uint8Array): Promise<void> {
      const page = readTable(format, body);
      if (pages.length === 0) startsWithMark = page.hasMark;
      // The columns that only later pages have are the last.
      for (const [key, name] of page.columns) if (!columns.has(key)) columns.set(key, name);
      pages.push(await keep(body));
    },
    /** The lines of the joined table, with their line breaks. */
    async *lines(): AsyncGenerator<string, void> {
      yield (startsWithMark ? byteOrderMark : '') + format.formatHeader([...columns.values()]);
      for (const readAgain of pages) {
        const page = readTable(format, await readAgain());
        const positions = new Map([...page.columns.keys()].map((key, at) => [key, at]));
        const order = [...columns.keys()].map((key) => positions.get(key) ?? -1);
        for (const cells of page.rows) yield format.formatRow(order.map((at) => cells[at] ?? ''));
      }
    },
  };
};

async function* joinLines(
  list: List<unknown>,
  keep: KeepPage,
  options: JoinOptions,
): AsyncGenerator<string, string> {
  const next = createCursors('the list', undefined);
  let response = await list.raw({ as: 'response' });
  const type = getMediaType(response) || 'nothing';
  const format = chooseFormat(type, response, options);
  const table = format && createJoinedTable(format, keep);
  for (;;) {
    if (table) await table.add(new Uint8Array(await response.arrayBuffer()));
    const cursor = next(table ? getTableEnd(response) : yield* readRecordLines(response));
    if (cursor === undefined) break;
    response = await list.raw({ as: 'response', cursor });
  }
  if (table) yield* table.lines();
  return type;
}

/**
 * Joins all pages of a list to one body in CSV, TSON or NDJSON, and yields its lines. Lines of NDJSON are yielded when they
 * arrive. Tables are yielded after the last page, because a later page may have more columns. Returns the media type.
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
): AsyncGenerator<string, string> => {
  checkOptions(owner, options, optionNames);
  return joinLines(list, keep, options);
};
