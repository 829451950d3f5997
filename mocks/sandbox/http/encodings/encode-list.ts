import { headerNames, mediaTypes } from '@workspace-api/contract';
import { jsonOf } from '../../store/caches/once-each.ts';
import { toCsv } from './csv.ts';
import { afterRecords, type ListPage } from './list-page.ts';
import { toNdjson } from './ndjson.ts';
import { trailersOf } from './trailers.ts';
import { toTson } from './tson.ts';

/** One of the encodings that a list can be asked for. */
export type ListMediaType = (typeof mediaTypes)[keyof typeof mediaTypes];

/** A page in its encoding, ready to be answered. */
export type EncodedList = {
  readonly body: string | ReadableStream<Uint8Array>;
  readonly headers: Readonly<Record<string, string>>;
  /** For `sendTrailers`; only where the page wants them. */
  readonly trailers?: Readonly<Record<string, string>>;
};

const streamOf = (text: string): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      if (text !== '') controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

// The body of a list depends on Accept, whichever encoding was chosen (encodings.vary).
const headersOf = (contentType: string): Record<string, string> => ({
  'Content-Type': contentType,
  [headerNames.vary]: 'Accept',
});

/** The next cursor as a header, for encodings that have no place of their own for it (encodings.csv-next-cursor-header). */
const cursorHeader = ({ nextCursor }: ListPage): Record<string, string> =>
  nextCursor === null || nextCursor === undefined ? {} : { [headerNames.nextCursor]: nextCursor };

/** In JSON, only the lists that are documented to say whether there is more say it; NDJSON's rule is for all. */
const json = (page: ListPage): string => {
  const { next_cursor, has_more } = afterRecords(page);
  const { list } = page.operation;
  const after = JSON.stringify({ next_cursor, ...(list?.hasMore === true && { has_more }) });
  return `{${JSON.stringify(list?.items ?? 'data')}:[${page.items.map(jsonOf)}],${after.slice(1)}`;
};

const ndjsonWithTrailers = (page: ListPage): EncodedList => {
  const trailers = trailersOf(page);
  return {
    // A stream, since Hono's server would give a text a length, and a body with a length has no trailers.
    body: streamOf(toNdjson(page)),
    headers: {
      ...headersOf(mediaTypes.ndjson),
      'Transfer-Encoding': 'chunked',
      Trailer: Object.keys(trailers).join(', '),
      ...cursorHeader(page),
    },
    trailers,
  };
};

/**
 * Writes a page of a list in one of the four encodings.
 *
 * The service document's names and shapes; what it leaves open is said where it is decided: `columns.ts`, `csv.ts`,
 * `tson.ts`, `trailers.ts`.
 */
export const encodeList = (mediaType: ListMediaType, page: ListPage): EncodedList => {
  const schemaName = page.operation.list?.itemSchema ?? '';
  switch (mediaType) {
    case mediaTypes.json:
      return { body: json(page), headers: headersOf(mediaTypes.json) };
    case mediaTypes.ndjson:
      if (page.wantsTrailers) return ndjsonWithTrailers(page);
      return { body: toNdjson(page), headers: { ...headersOf(mediaTypes.ndjson), ...cursorHeader(page) } };
    case mediaTypes.csv:
      return {
        body: toCsv(schemaName, page.items, page.bom),
        headers: { ...headersOf(`${mediaTypes.csv}; charset=utf-8`), ...cursorHeader(page) },
      };
    case mediaTypes.tson:
      return {
        body: toTson(schemaName, page.items),
        headers: { ...headersOf(mediaTypes.tson), ...cursorHeader(page) },
      };
  }
};
