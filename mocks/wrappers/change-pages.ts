import { headerNames, type ListShape, mediaTypes } from '@workspace-api/contract';
import { encodeCsv, encodeNdjson, encodeTson, type Notation } from './encodings.ts';
import type { Fetch, Wrap } from './fetch.ts';
import { findOperation } from './find-operation.ts';
import { type Json, readJson, readText, withBody, withJson } from './json.ts';
import { withQuery } from './resend.ts';

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
  if (hasMediaType(original, mediaTypes.ndjson))
    return withBody(
      response,
      encodeNdjson(records, { next_cursor: cursor, has_more: cursor !== null }, notation),
    );
  // Without records, their paths aren't known here. The server wrote the header line from its schema.
  if (records.length === 0) {
    const [header = ''] = (await readText(original)).match(/^.*\r?\n?/) ?? [];
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
