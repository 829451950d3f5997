import { headerNames } from '@workspace-api/contract';
import type { Connection } from '../../host/connection.ts';
import { afterRecords, type ListPage } from './list-page.ts';

/** The trailer for `has_more`. The service document doesn't name one. */
const hasMoreTrailer = 'X-Has-More';

/**
 * Whether trailers can be sent. The client must accept them (RFC 9110 section 10.1.4). They also need an HTTP/1.1
 * connection, because a web-standard Response has no trailers (encodings.ndjson-trailers-on-request).
 */
export const wantsTrailers = (request: Request, connection: Connection | undefined): boolean => {
  const codings = (request.headers.get('TE') ?? '').split(',');
  const acceptsTrailers = codings.some((coding) => coding.split(';')[0]?.trim().toLowerCase() === 'trailers');
  return acceptsTrailers && connection?.takesTrailers === true;
};

/** Creates the trailer fields of a page: the next cursor, if there is one, and `has_more`. */
export const createTrailers = (page: ListPage): Record<string, string> => {
  const { next_cursor, has_more } = afterRecords(page);
  return {
    ...(next_cursor !== null && { [headerNames.nextCursor]: next_cursor }),
    [hasMoreTrailer]: String(has_more),
  };
};
