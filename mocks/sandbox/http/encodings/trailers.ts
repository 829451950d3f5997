import type { IncomingMessage, ServerResponse } from 'node:http';
import { headerNames } from '@workspace-api/contract';
import { afterRecords, type ListPage } from './list-page.ts';

/** Node's request and response; undefined if the sandbox is called in process. */
export type NodeBindings = { readonly incoming?: IncomingMessage; readonly outgoing?: ServerResponse };

/** The trailer for `has_more`. The service document doesn't name one. */
const hasMoreTrailer = 'X-Has-More';

/**
 * Whether trailers can be sent. The client must accept them (RFC 9110 section 10.1.4). They also need an HTTP/1.1
 * connection, because a web-standard Response has no trailers (encodings.ndjson-trailers-on-request).
 */
export const wantsTrailers = (request: Request, bindings: NodeBindings | undefined): boolean => {
  const codings = (request.headers.get('TE') ?? '').split(',');
  const acceptsTrailers = codings.some((coding) => coding.split(';')[0]?.trim().toLowerCase() === 'trailers');
  return acceptsTrailers && bindings?.outgoing !== undefined && bindings.incoming?.httpVersion === '1.1';
};

/** Creates the trailer fields of a page: the next cursor, if there is one, and `has_more`. */
export const createTrailers = (page: ListPage): Record<string, string> => {
  const { next_cursor, has_more } = afterRecords(page);
  return {
    ...(next_cursor !== null && { [headerNames.nextCursor]: next_cursor }),
    [hasMoreTrailer]: String(has_more),
  };
};

/**
 * Adds trailers to Node's response. The response also needs the headers of `encodeList`: `Transfer-Encoding: chunked`,
 * without which Node drops the trailers, and `Trailer`, which announces them.
 */
export const sendTrailers = (bindings: NodeBindings | undefined, trailers: Record<string, string>): void => {
  bindings?.outgoing?.addTrailers(trailers);
};
