import type { IncomingMessage, ServerResponse } from 'node:http';
import { headerNames } from '@workspace-api/contract';
import { afterRecords, type ListPage } from './list-page.ts';

/** What @hono/node-server hands to an application beside the request; nothing of it when called in process. */
export type NodeBindings = { readonly incoming?: IncomingMessage; readonly outgoing?: ServerResponse };

/** The trailer of a list that says whether there is more; the service document names none. */
const hasMoreTrailer = 'X-Has-More';

/**
 * Whether trailers reach the client: it asked for them (RFC 9110 section 10.1.4), and there is an HTTP/1.1 connection,
 * since a web-standard Response has none (encodings.ndjson-trailers-on-request).
 */
export const wantsTrailers = (request: Request, bindings: NodeBindings | undefined): boolean => {
  const asked = (request.headers.get('TE') ?? '').split(',');
  const accepted = asked.some((coding) => coding.split(';')[0]?.trim().toLowerCase() === 'trailers');
  return accepted && bindings?.outgoing !== undefined && bindings.incoming?.httpVersion === '1.1';
};

/** The trailer fields of a page: the next cursor while there is one, and has_more. */
export const trailersOf = (page: ListPage): Record<string, string> => {
  const { next_cursor, has_more } = afterRecords(page);
  return {
    ...(next_cursor !== null && { [headerNames.nextCursor]: next_cursor }),
    [hasMoreTrailer]: String(has_more),
  };
};

/**
 * Puts trailers on the node response that will carry the answer. The answer itself needs the headers of
 * `encodeList`: `Transfer-Encoding: chunked`, without which Node drops them, and `Trailer`, which announces them.
 */
export const sendTrailers = (bindings: NodeBindings | undefined, trailers: Record<string, string>): void => {
  bindings?.outgoing?.addTrailers(trailers);
};
