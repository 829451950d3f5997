import { headerNames } from '@workspace-api/contract';
import { memoize } from '../../core/memoize.ts';
import { withCoding } from '../../domain/drafts/entity-tag.ts';
import type { ContentCoding } from '../../host/types.ts';
import { chooseCoding } from './accept.ts';

const acceptEncoding = 'Accept-Encoding';

/** Adds `Accept-Encoding` to a `Vary` header (clause family `compression`). */
export const withAcceptEncoding = memoize((vary) => {
  const varyNames = vary
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  if (varyNames.includes('*') || varyNames.includes(acceptEncoding.toLowerCase())) return vary;
  return vary === '' ? acceptEncoding : `${vary}, ${acceptEncoding}`;
});

/** Bodies of up to this many bytes are not compressed (compression.threshold-is-4096-bytes). */
const threshold = 4096;

/** Chooses the content coding for a response body of `size` bytes; null for none. A response to HEAD describes the uncompressed body. */
export const codingFor = ({ method, headers }: Request, size: number): ContentCoding | null =>
  size > threshold && method !== 'HEAD' ? chooseCoding(headers.get('Accept-Encoding')) : null;

/**
 * Whether a response can be compressed. An endless stream (no-transform, RFC 9111 section 5.2.2.6) has no size to
 * compare. The content type shows whether there is a body, because accessing the body would turn it into a stream.
 */
const mayBeEncoded = (request: Request, response: Response): boolean =>
  response.headers.has('Content-Type') &&
  request.method !== 'HEAD' &&
  !response.headers.has(headerNames.contentEncoding) &&
  !/\bno-transform\b/i.test(response.headers.get('Cache-Control') ?? '');

/**
 * Compresses a response with a coding of the host if the client accepts it and the body, in its output encoding, is larger than
 * 4 KB. `Vary` is set in either case (clause family `compression`).
 *
 * An endless body needs `Cache-Control: no-transform`; otherwise it would be read to its end first.
 *
 * @param response is consumed
 */
export const compress = async (request: Request, response: Response): Promise<Response> => {
  if (!mayBeEncoded(request, response)) return response;
  const { headers } = response;
  headers.set(headerNames.vary, withAcceptEncoding(headers.get(headerNames.vary) ?? ''));
  if (chooseCoding(request.headers.get('Accept-Encoding')) === null) return response;

  const { status, statusText } = response;
  const body = new Uint8Array(await response.arrayBuffer());
  // A stream stays a stream, because the server sends only streams in chunks, which trailers require.
  const send = (bytes: Uint8Array): Response =>
    new Response(
      headers.has('Transfer-Encoding')
        ? new Blob([bytes as Uint8Array<ArrayBuffer>]).stream()
        : (bytes as Uint8Array<ArrayBuffer>),
      {
        status,
        statusText,
        headers,
      },
    );
  const coding = codingFor(request, body.byteLength);
  if (coding === null) return send(body);
  headers.set(headerNames.contentEncoding, coding.name);
  const tag = headers.get(headerNames.etag);
  if (tag !== null) headers.set(headerNames.etag, withCoding(tag, coding.name));
  headers.delete('Content-Length');
  return send(await coding.encode(body));
};
