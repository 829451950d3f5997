import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { headerNames } from '@workspace-api/contract';
import { type Coding, chooseCoding } from './accept-encoding.ts';
import { withAcceptEncoding } from './vary.ts';

/** Bodies of up to so many bytes are sent as they are (compression.threshold-is-4096-bytes). */
const threshold = 4096;

/** Compresses bytes. */
export const encoders: Readonly<Record<Exclude<Coding, null>, (body: Uint8Array) => Promise<Uint8Array>>> = {
  gzip: promisify(gzip),
  // Node has zstd of its own from 22.15 on only. Loaded on first use: most runs never compress with it.
  zstd: async (body) => {
    const { Zstd } = await import('@hpcc-js/wasm-zstd');
    return (await Zstd.load()).compress(body);
  },
};

/** The coding for a body of so many bytes; null where it is sent as it is. */
export const codingFor = (acceptEncoding: string | null, size: number): Coding =>
  size > threshold ? chooseCoding(acceptEncoding) : null;

/**
 * A stream that ends when its reader goes (no-transform, RFC 9111 section 5.2.2.6) has no size to compare. A body is
 * told by its type: to look at the body itself would make a stream of it.
 */
const mayBeEncoded = (request: Request, response: Response): boolean =>
  response.headers.has('Content-Type') &&
  request.method !== 'HEAD' &&
  !response.headers.has(headerNames.contentEncoding) &&
  !/\bno-transform\b/i.test(response.headers.get('Cache-Control') ?? '');

/**
 * Compresses a response with gzip or zstd where the client accepts it and the body, in its output encoding, is larger
 * than 4 KB; the answer says that it varies either way (clause family `compression`).
 *
 * An endless body must say `Cache-Control: no-transform`, or it would be read to its end first.
 *
 * @param response of the caller's own: it is used up
 */
export const compress = async (request: Request, response: Response): Promise<Response> => {
  if (!mayBeEncoded(request, response)) return response;
  const { headers } = response;
  headers.set(headerNames.vary, withAcceptEncoding(headers.get(headerNames.vary) ?? ''));
  const acceptEncoding = request.headers.get('Accept-Encoding');
  if (chooseCoding(acceptEncoding) === null) return response;

  const { status, statusText } = response;
  const body = new Uint8Array(await response.arrayBuffer());
  // A stream stays one: only so does the server keep it chunked, as trailers need it.
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
  const coding = codingFor(acceptEncoding, body.byteLength);
  if (coding === null) return send(body);
  headers.set(headerNames.contentEncoding, coding);
  headers.delete('Content-Length');
  return send(await encoders[coding](body));
};
