import {
  formatCsvValue,
  headerNames,
  type ListRecord,
  type ListShape,
  mediaTypes,
  toCsvRow,
  toNdjson,
  toTable,
} from '@workspace-api/contract';
import { type Fetch, type Wrap, withQuery } from './fetch.ts';
import { findOperation } from './find-operation.ts';
import { type Json, readJson, readText, withBody, withJson } from './json.ts';

/** How pages are written where the service document leaves it open. */
export type Notation = {
  /** The line ending of CSV, and whether the last row has one too. */
  readonly csv?: { readonly quoted?: boolean; readonly newline?: '\n' | '\r\n'; readonly last?: boolean };
  /** Whether columns of CSV and TSON have another order than the members of records. */
  readonly reversed?: boolean;
  /** Whether TSON quotes every string that isn't a word. */
  readonly quoted?: boolean;
  /** What separates the paths and the fields of TSON, by default commas, and what quotes its strings. */
  readonly tson?: { readonly paths?: string; readonly fields?: string; readonly quote?: '"' | "'" };
  /** Whether NDJSON ends with a line break. */
  readonly open?: boolean;
};

/** Arranges records in rows. The columns are the members that any of them has. */
const arrange = (
  records: readonly unknown[],
  format: (value: unknown) => string,
  reversed = false,
): { names: readonly string[]; rows: readonly (readonly string[])[] } => {
  const { names, rows } = toTable(undefined, records as ListRecord[], format);
  return reversed
    ? { names: names.toReversed(), rows: rows.map((row) => row.toReversed()) }
    : { names, rows };
};

/** Formats records as CSV (RFC 4180), with or without a byte order mark. */
const encodeCsv = (records: readonly unknown[], bom: boolean, { csv = {}, reversed }: Notation): string => {
  const { quoted = false, newline = '\r\n', last = true } = csv;
  const { names, rows } = arrange(records, formatCsvValue, reversed);
  const lines = [names, ...rows].map((row) => toCsvRow(row, quoted));
  return (bom ? '\uFEFF' : '') + lines.join(newline) + (last ? newline : '');
};

/** Matches strings that a reader could mistake for another type. */
const ambiguous =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters would break a line
  /^$|^(?:true|false|null)$|^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$|[;"[\]\u0000-\u001f\u007f]|^\s|\s$/;

/** Quotes a string with the escapes of JSON. */
const quoteString = (value: string, quote: string): string => {
  const inner = JSON.stringify(value).slice(1, -1);
  return (
    quote + (quote === '"' ? inner : inner.replaceAll('\\"', '"').replaceAll(quote, `\\${quote}`)) + quote
  );
};

/** Formats records as TSON: the paths in brackets, then a line for each record. */
const encodeTson = (
  records: readonly unknown[],
  { quoted = false, reversed, tson = {} }: Notation,
): string => {
  const { paths: betweenPaths = ',', fields = ',', quote = '"' } = tson;
  const isAmbiguous = (value: string): boolean =>
    ambiguous.test(value) ||
    [fields.trim() || fields, quote].some((mark) => value.includes(mark)) ||
    (quoted && !/^[A-Za-z_]\w*$/.test(value));
  const format = (value: unknown): string => {
    const string = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    if (typeof string !== 'string') return formatCsvValue(string);
    return isAmbiguous(string) ? quoteString(string, quote) : string;
  };
  const { names, rows } = arrange(records, format, reversed);
  const lines = rows.map((row) => row.join(fields));
  return [`[${names.map(format).join(betweenPaths)}]`, ...lines, ''].join('\n');
};

/** The sandbox's trailer for `has_more`. */
const hasMoreTrailer = 'X-Has-More';

/** A page of a list, regardless of its encoding. */
export type Page = { readonly records: readonly unknown[]; readonly cursor: string | null };

/** A request for the same page as JSON. */
export const asJson = (request: Request, query: Record<string, string | null> = {}): Request => {
  const headers = new Headers(request.headers);
  headers.set('Accept', mediaTypes.json);
  return new Request(withQuery(request.url, { format: null, ...query }), { headers });
};

/** Reads a page in JSON; undefined for any other response. */
export const readPage = async (request: Request, response: Response): Promise<Page | undefined> => {
  const list = findOperation(request)?.list;
  const json = list && response.ok ? await readJson(response) : undefined;
  const records = list && json?.[list.items];
  return Array.isArray(records)
    ? { records, cursor: (json?.next_cursor as string | null | undefined) ?? null }
    : undefined;
};

/** Formats a page as NDJSON, with its metadata in the last line. */
const encodeNdjson = ({ records, cursor }: Page, { open = false }: Notation): string => {
  const ndjson = toNdjson(records as ListRecord[], { next_cursor: cursor, has_more: cursor !== null });
  return open ? ndjson.trimEnd() : ndjson;
};

const createEnvelope = (list: ListShape, { records, cursor }: Page): Json => ({
  [list.items]: records,
  next_cursor: cursor,
  ...(list.hasMore && { has_more: cursor !== null }),
});

const hasMediaType = (response: Response, type: string): boolean =>
  response.headers.get('Content-Type')?.startsWith(type) === true;

/** Writes a page in the encoding, and with the headers, of a response to the same request. */
export const writePage = async (
  request: Request,
  original: Response,
  page: Page,
  notation: Notation = {},
): Promise<Response> => {
  const list = findOperation(request)?.list;
  if (!list) return original;
  const { records, cursor } = page;
  const headers = new Headers(original.headers);
  headers.delete(headerNames.nextCursor);
  const response = { status: original.status, headers };
  if (hasMediaType(original, mediaTypes.json))
    return withJson(new Response(null, { headers }), original.status, createEnvelope(list, page));
  if (cursor !== null) headers.set(headerNames.nextCursor, cursor);
  if (hasMediaType(original, mediaTypes.ndjson)) return withBody(response, encodeNdjson(page, notation));
  // Without records, their paths aren't known here. The server wrote the header line from its schema.
  if (records.length === 0) {
    const [header = ''] = (await readText(original)).match(/^[^\r\n]*\r?\n?/) ?? [];
    return withBody(response, header);
  }
  const bom = new URL(request.url).searchParams.get('bom') !== 'false';
  if (hasMediaType(original, mediaTypes.csv)) return withBody(response, encodeCsv(records, bom, notation));
  return hasMediaType(original, mediaTypes.tson)
    ? withBody(response, encodeTson(records, notation))
    : original;
};

/**
 * Returns whether a page ends with an error after its first record. Such a page is sent as a stream, without the trailers of a
 * complete page.
 */
export const isTruncated = ({ headers }: Response): boolean =>
  headers.get('Transfer-Encoding') === 'chunked' && headers.get('Trailer')?.includes(hasMoreTrailer) !== true;

/** Changes the pages of lists in the same way in every encoding. */
export const changePages =
  (
    change: (page: Page, request: Request, next: Fetch) => Page | Promise<Page>,
    notation: Notation = {},
  ): Wrap =>
  (next) =>
  async (request) => {
    const original = await next(request);
    if (!findOperation(request)?.list || !original.ok || isTruncated(original)) return original;
    const inJson = hasMediaType(original, mediaTypes.json) ? original : await next(asJson(request));
    const page = await readPage(request, inJson);
    return page ? writePage(request, original, await change(page, request, next), notation) : original;
  };

/** Writes pages in another notation. */
export const writePages = (notation: Notation): Wrap => changePages((page) => page, notation);
