import { headerNames, mediaTypes } from '@workspace-api/contract';
import type { Problem } from '../../core/problem.ts';
import { unbuffered } from '../streams.ts';
import { withAcceptEncoding } from './compress.ts';
import type { EncodedList } from './encode-list.ts';
import type { ListPage } from './list-page.ts';
import { toNdjson } from './ndjson.ts';

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
