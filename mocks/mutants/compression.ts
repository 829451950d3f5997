import { gzipSync } from 'node:zlib';
import { headerNames } from '@workspace-api/contract';
import type { Wrap } from '../wrappers/fetch.ts';
import { readText } from '../wrappers/json.ts';
import { onLists, onOperations } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';

const takesGzip = (accepted: string): boolean => /\bgzip\b(?!\s*;\s*q=0)/.test(accepted);

/** Compresses the responses to reads that are larger than `above` bytes and whose Accept-Encoding matches. */
const compress = ({
  above = 4000,
  accepts = takesGzip,
  encode = (body: Buffer): Uint8Array => gzipSync(body),
  takes = ({ ok }: Response): boolean => ok,
  selection = onOperations(({ method, stream }) => method === 'GET' && !stream),
}): Wrap =>
  selection.response(async (response, { request }) => {
    const isDecodable = takes(response) && response.headers.get(headerNames.contentEncoding) !== 'zstd';
    // A page that ends with an error can't be read.
    const body = isDecodable ? Buffer.from(await readText(response).catch(() => '')) : Buffer.of();
    if (body.length <= above || !accepts(request.headers.get('Accept-Encoding') ?? '')) return response;
    const headers = new Headers(response.headers);
    headers.delete('Content-Length');
    headers.set(headerNames.contentEncoding, 'gzip');
    return new Response(new Uint8Array(encode(body)), { status: response.status, headers });
  });

export const compression: MutantTable = {
  'compression.decodes-to-plain-body': {
    'gzip-cut-off': [
      'A compressed body is truncated.',
      compress({ encode: (body) => gzipSync(body).subarray(0, -12) }),
    ],
    'gzip-of-the-first-128-kilobytes': [
      'Only the first 128 KB of a large body are compressed and sent.',
      compress({ above: 131_072, encode: (body) => gzipSync(body.subarray(0, 131_072)) }),
    ],
  },
  'compression.only-when-negotiated': {
    'gzip-despite-weight-of-zero': [
      'A coding with a weight of 0 is treated as accepted.',
      compress({ accepts: (accepted) => accepted.includes('gzip') }),
    ],
    'gzip-for-identity': [
      'Any Accept-Encoding is treated as accepting gzip.',
      compress({ accepts: (accepted) => accepted.includes('identity') }),
    ],
  },
  'compression.not-below-threshold': {
    'gzip-of-small-bodies': ['Bodies of any size are compressed.', compress({ above: 0 })],
    'gzip-of-small-csv': [
      'Bodies of any size are compressed in CSV.',
      compress({ above: 0, selection: onLists().in('csv') }),
    ],
    'gzip-of-small-errors': [
      'Errors of any size are compressed.',
      compress({ above: 0, takes: ({ ok }) => !ok }),
    ],
    'gzip-from-3600-bytes': ['Bodies over 3600 bytes are compressed.', compress({ above: 3600 })],
  },
};
