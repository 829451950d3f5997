import { headerNames, mediaTypes } from '@workspace-api/contract';
import type { Problem } from '../../core/problem.ts';
import { withAcceptEncoding } from './compress.ts';
import type { EncodedList } from './encode-list.ts';
import type { ListPage } from './list-page.ts';
import { toNdjson } from './ndjson.ts';

/** The trailer for an error; the service document names none. */
const errorTrailer = 'X-Error';

/**
 * An NDJSON page that ends with an error after its first record (encodings.ndjson-error-*). A client that accepts
 * trailers is told the code in one, and the connection is closed after it. For any other the body fails, and the server
 * breaks the connection.
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
    // The whole page may be compressed.
    [headerNames.vary]: withAcceptEncoding('Accept'),
    'Transfer-Encoding': 'chunked',
    // To be compressed it would be read to its end, which it doesn't have.
    'Cache-Control': 'no-transform',
    // Clients read a response that announces the end of its connection up to there, and miss that it breaks.
    ...(page.wantsTrailers && { Connection: 'close', Trailer: errorTrailer }),
  };
  return { body, headers, ...(page.wantsTrailers && { trailers: { [errorTrailer]: envelope.error.code } }) };
};
