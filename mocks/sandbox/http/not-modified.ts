import { headerNames } from '@workspace-api/contract';
import { namesTag } from '../domain/drafts/entity-tag.ts';
import type { Call, PlainResponse } from './call.ts';
import { withAcceptEncoding } from './encodings/compress.ts';

/**
 * Creates the response to a read if the client already has the representation (RFC 9110 section 15.4.5); undefined if it hasn't.
 *
 * @param tag the entity tag that the representation would be sent with
 * @param headers the other headers that it would be sent with, without Content-Type and Content-Encoding
 */
export const notModified = (
  { request }: Call,
  tag: string,
  headers: Readonly<Record<string, string>>,
): PlainResponse | undefined => {
  const ifNoneMatch = request.headers.get('If-None-Match');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || ifNoneMatch === null || !namesTag(ifNoneMatch, tag)) return undefined;
  const vary = withAcceptEncoding('');
  return {
    status: 304,
    headers: { ...headers, [headerNames.etag]: tag, [headerNames.vary]: vary },
    body: null,
  };
};
