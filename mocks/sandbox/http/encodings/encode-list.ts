import { headerNames, mediaTypes, recordFields, toCsv, toTson } from '@workspace-api/contract';
import type { Problem } from '../../core/problem.ts';
import { unbuffered } from '../streams.ts';
import { withAcceptEncoding } from './compress.ts';
import { afterRecords, createTrailers, type ListPage, toNdjson } from './ndjson.ts';

/** The media type of an encoding of a list. */
export type ListMediaType = (typeof mediaTypes)[keyof typeof mediaTypes];

/** An encoded page. */
type EncodedList = {
  readonly body: string | ReadableStream<Uint8Array>;
  readonly headers: Readonly<Record<string, string>>;
  /** For `sendTrailers`; set only if the page is sent with trailers. */
  readonly trailers?: Readonly<Record<string, string>>;
};

const toStream = (body: string): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      if (body !== '') controller.enqueue(new TextEncoder().encode(body));
      controller.close();
    },
  });

// The body of a list depends on Accept, whatever encoding was chosen (encodings.vary).
const createHeaders = (contentType: string): Record<string, string> => ({
  'Content-Type': contentType,
  [headerNames.vary]: 'Accept',
});

/** The next cursor as a header, for encodings without a field for it (encodings.csv-next-cursor-header). */
const cursorHeader = ({ nextCursor }: ListPage): Record<string, string> =>
  nextCursor === null || nextCursor === undefined ? {} : { [headerNames.nextCursor]: nextCursor };

/** JSON has `has_more` only in lists that document it; NDJSON always has it. */
const json = (page: ListPage): string => {
  const { next_cursor, has_more } = afterRecords(page);
  const { list } = page.operation;
  return JSON.stringify({
    [list?.items ?? 'data']: page.items,
    next_cursor,
    ...(list?.hasMore === true && { has_more }),
  });
};

const ndjsonWithTrailers = (page: ListPage): EncodedList => {
  const trailers = createTrailers(page);
  return {
    // Uses a stream, because Hono's server sends a string with its length, and a body with a length can't have
    // trailers.
    body: toStream(toNdjson(page)),
    headers: {
      ...createHeaders(mediaTypes.ndjson),
      ...unbuffered,
      'Transfer-Encoding': 'chunked',
      Trailer: Object.keys(trailers).join(', '),
      ...cursorHeader(page),
    },
    trailers,
  };
};

/**
 * Encodes a page of a list. `toCsv` and `toTson` of the contract, and `ndjson.ts`, document the choices that the service document
 * leaves open.
 */
export const encodeList = (mediaType: ListMediaType, page: ListPage): EncodedList => {
  const fields = recordFields[page.operation.list?.itemSchema ?? ''];
  switch (mediaType) {
    case mediaTypes.json:
      return { body: json(page), headers: createHeaders(mediaTypes.json) };
    case mediaTypes.ndjson:
      if (page.wantsTrailers) return ndjsonWithTrailers(page);
      return {
        body: toNdjson(page),
        headers: { ...createHeaders(mediaTypes.ndjson), ...unbuffered, ...cursorHeader(page) },
      };
    case mediaTypes.csv:
      return {
        body: toCsv(fields, page.items, page.bom),
        headers: { ...createHeaders(`${mediaTypes.csv}; charset=utf-8`), ...cursorHeader(page) },
      };
    case mediaTypes.tson:
      return {
        body: toTson(fields, page.items),
        headers: { ...createHeaders(mediaTypes.tson), ...cursorHeader(page) },
      };
  }
};

/** The trailer for an error. The service document doesn't name one. */
const errorTrailer = 'X-Error';

/**
 * Encodes an NDJSON page that ends with an error after its first record (encodings.ndjson-error-*). A client that
 * accepts trailers receives the error code in one, and the connection closes after it. For any other client the body
 * fails, and the server breaks the connection.
 */
export const toBrokenNdjson = (page: ListPage, { envelope }: Problem): EncodedList => {
  const [first] = page.items;
  const record = toNdjson({ ...page, items: first ? [first] : [], wantsTrailers: true });
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(record));
    },
    pull(controller) {
      if (page.wantsTrailers) controller.close();
      else controller.error(new Error(`The response ended early: ${envelope.error.code}.`));
    },
  });
  const headers = {
    'Content-Type': mediaTypes.ndjson,
    // The complete page could be compressed, so the response varies by Accept-Encoding too.
    [headerNames.vary]: withAcceptEncoding('Accept'),
    ...unbuffered,
    'Transfer-Encoding': 'chunked',
    // Compression would read the body to its end, but it has none.
    'Cache-Control': 'no-transform',
    // If a response announces the end of its connection, clients read until then and don't notice that the connection
    // breaks.
    ...(page.wantsTrailers && { Connection: 'close', Trailer: errorTrailer }),
  };
  return { body, headers, ...(page.wantsTrailers && { trailers: { [errorTrailer]: envelope.error.code } }) };
};
