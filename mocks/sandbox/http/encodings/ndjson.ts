import { headerNames, type ListRecord, type OperationShape } from '@workspace-api/contract';
import type { Connection } from '../../host/connection.ts';

/** One page of a list, before it is encoded. */
export type ListPage = {
  readonly operation: OperationShape;
  readonly items: readonly ListRecord[];
  /** Null or undefined on the last page. */
  readonly nextCursor?: string | null;
  readonly hasMore: boolean;
  /** Whether CSV starts with a byte order mark. */
  readonly bom: boolean;
  /** Whether the cursor of NDJSON is sent in HTTP trailers (see trailers.ts). */
  readonly wantsTrailers: boolean;
};

/** The metadata of a page: the next cursor, and whether more records follow. */
export const afterRecords = ({ nextCursor, hasMore }: ListPage) => ({
  next_cursor: nextCursor ?? null,
  has_more: hasMore,
});

/**
 * Encodes a page as NDJSON: one record per line. The last line contains the page's metadata as `__meta__`, unless it is
 * sent in trailers (encodings.ndjson-*).
 */
export const toNdjson = (page: ListPage): string => {
  const lines = page.wantsTrailers ? page.items : [...page.items, { __meta__: afterRecords(page) }];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
};

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
