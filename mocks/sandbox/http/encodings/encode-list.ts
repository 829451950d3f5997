import {
  headerNames,
  type ListRecord,
  type MemberTypes,
  mediaTypes,
  type OperationShape,
  recordTypes,
  toCsv,
  toNdjson,
  toTson,
} from '@workspace-api/contract';
import { utf8 } from '#host/bytes.ts';
import type { Problem } from '../../core/problem.ts';
import type { Connection } from '../../host/connection.ts';
import { unbuffered } from '../streams.ts';
import { withAcceptEncoding } from './compress.ts';

/** The media type of an encoding of a list. */
export type ListMediaType = (typeof mediaTypes)[keyof typeof mediaTypes];

const typesBySchema: Readonly<Record<string, MemberTypes>> = recordTypes;

/** One page of a list, before it is encoded. */
type EncodablePage = {
  readonly operation: OperationShape;
  readonly items: readonly ListRecord[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
  readonly hasMore: boolean;
  /** Whether CSV starts with a byte order mark. */
  readonly bom: boolean;
  /** Whether the cursor of NDJSON is sent in HTTP trailers. */
  readonly wantsTrailers: boolean;
};

/** An encoded page. */
type EncodedList = {
  readonly body: string | ReadableStream<Uint8Array>;
  readonly headers: Readonly<Record<string, string>>;
  /** For `sendTrailers`; set only if the page is sent with trailers. */
  readonly trailers?: Readonly<Record<string, string>>;
};

/** The trailers for `has_more` and for an error. The service document doesn't name them. */
const [hasMoreTrailer, errorTrailer] = ['X-Has-More', 'X-Error'] as const;

/**
 * Whether trailers can be sent. The client must accept them (RFC 9110 section 10.1.4). They also need an HTTP/1.1
 * connection, because a web-standard Response has no trailers (encodings.ndjson-trailers-on-request).
 */
export const canSendTrailers = (request: Request, connection: Connection | undefined): boolean => {
  const codings = (request.headers.get('TE') ?? '').split(',');
  const acceptsTrailers = codings.some((coding) => coding.split(';')[0]?.trim().toLowerCase() === 'trailers');
  return acceptsTrailers && connection?.takesTrailers === true;
};

const createStream = (
  start: string,
  end: (controller: ReadableStreamDefaultController<Uint8Array>) => void,
): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      if (start !== '') controller.enqueue(utf8(start));
    },
    pull: end,
  });

/** Adds trailers to NDJSON. It is a stream, because Hono's server sends a string with its length, which excludes trailers. */
const withTrailers = (
  ndjson: string,
  trailers: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
): EncodedList => ({
  body: createStream(ndjson, (controller) => controller.close()),
  headers: { ...headers, 'Transfer-Encoding': 'chunked', Trailer: Object.keys(trailers).join(', ') },
  trailers,
});

/** Encodes a page of a list. The contract's encoders document the choices that the service document leaves open. */
export const encodeList = (
  mediaType: ListMediaType,
  { operation: { list }, items, nextCursor, hasMore, bom, wantsTrailers }: EncodablePage,
): EncodedList => {
  const members = typesBySchema[list?.itemSchema ?? ''];
  const end = { next_cursor: nextCursor, has_more: hasMore };
  const headers = {
    'Content-Type': mediaType === mediaTypes.csv ? `${mediaType}; charset=utf-8` : mediaType,
    // The body of a list depends on Accept, whatever encoding was chosen (encodings.vary).
    [headerNames.vary]: 'Accept',
    // For encodings without a field for it (encodings.csv-next-cursor-header).
    ...(mediaType !== mediaTypes.json && nextCursor !== null && { [headerNames.nextCursor]: nextCursor }),
  };
  switch (mediaType) {
    case mediaTypes.json: {
      // JSON has `has_more` only in lists that document it; NDJSON always has it.
      const { next_cursor } = end;
      const body = { [list?.items ?? 'data']: items, ...(list?.hasMore ? end : { next_cursor }) };
      return { body: JSON.stringify(body), headers };
    }
    case mediaTypes.ndjson: {
      const streamed = { ...headers, ...unbuffered };
      if (!wantsTrailers) return { body: toNdjson(items, end), headers: streamed };
      const trailers = {
        ...(nextCursor !== null && { [headerNames.nextCursor]: nextCursor }),
        [hasMoreTrailer]: String(hasMore),
      };
      return withTrailers(toNdjson(items), trailers, streamed);
    }
    case mediaTypes.csv:
      return { body: toCsv(members, items, bom), headers };
    case mediaTypes.tson:
      return { body: toTson(members, items), headers };
  }
};

/**
 * Encodes an NDJSON page that ends with an error after its first record (encodings.ndjson-error-*). A client that
 * accepts trailers receives the error code in one, and the connection closes after it. For any other client the body
 * fails, and the server breaks the connection.
 */
export const toBrokenNdjson = (
  { items, wantsTrailers }: Pick<EncodablePage, 'items' | 'wantsTrailers'>,
  { envelope: { error } }: Problem,
): EncodedList => {
  const start = toNdjson(items.slice(0, 1));
  const headers = {
    'Content-Type': mediaTypes.ndjson,
    // The complete page could be compressed, so the response varies by Accept-Encoding too.
    [headerNames.vary]: withAcceptEncoding('Accept'),
    ...unbuffered,
    // Compression would read the body to its end, but it has none.
    'Cache-Control': 'no-transform',
  };
  // If a response announces the end of its connection, clients read until then and don't notice that the connection breaks.
  if (wantsTrailers)
    return withTrailers(start, { [errorTrailer]: error.code }, { ...headers, Connection: 'close' });
  const failure = new Error(`The response ended early: ${error.code}.`);
  return {
    body: createStream(start, (controller) => controller.error(failure)),
    headers: { ...headers, 'Transfer-Encoding': 'chunked' },
  };
};
