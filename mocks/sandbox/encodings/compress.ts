import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Coding, chooseCoding } from './accept-encoding.ts';

/** Bodies of up to so many bytes are sent as they are (compression.threshold-is-4096-bytes). */
const threshold = 4096;

const encoders: Record<Exclude<Coding, null>, (body: Uint8Array) => Promise<Uint8Array>> = {
  gzip: promisify(gzip),
  // Node has zstd of its own from 22.15 on only. Loaded on first use: most runs never compress with it.
  zstd: async (body) => {
    const { Zstd } = await import('@hpcc-js/wasm-zstd');
    return (await Zstd.load()).compress(body);
  },
};

const withVary = (headers: Headers): Headers => {
  const varied = new Headers(headers);
  const named = (varied.get('Vary') ?? '').toLowerCase().split(/\s*,\s*/);
  if (!named.includes('*') && !named.includes('accept-encoding')) varied.append('Vary', 'Accept-Encoding');
  return varied;
};

/** A stream that ends when its reader goes (no-transform, RFC 9111 section 5.2.2.6) has no size to compare. */
const mayBeEncoded = (request: Request, response: Response): boolean =>
  response.body !== null &&
  request.method !== 'HEAD' &&
  !response.headers.has('Content-Encoding') &&
  !/\bno-transform\b/i.test(response.headers.get('Cache-Control') ?? '');

/**
 * Compresses a response with gzip or zstd where the client accepts it and the body, in its output encoding, is larger
 * than 4 KB; the answer says that it varies either way (clause family `compression`).
 *
 * An endless body must say `Cache-Control: no-transform`, or it would be read to its end first.
 */
export const compress = async (request: Request, response: Response): Promise<Response> => {
  if (!mayBeEncoded(request, response)) return response;
  const headers = withVary(response.headers);
  const { status, statusText } = response;
  const coding = chooseCoding(request.headers.get('Accept-Encoding'));
  if (coding === null) return new Response(response.body, { status, statusText, headers });

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
  if (body.byteLength <= threshold) return send(body);
  headers.set('Content-Encoding', coding);
  headers.delete('Content-Length');
  return send(await encoders[coding](body));
};
