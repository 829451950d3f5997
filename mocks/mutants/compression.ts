import { headerNames } from '@workspace-api/contract';
import type { Wrap } from '../wrappers/fetch.ts';
import { readText, recode, withHeader } from '../wrappers/json.ts';
import { onLists, onOperations } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';

const takesGzip = (accepted: string): boolean => /\bgzip\b(?!\s*;\s*q=0)/.test(accepted);

type Encode = (body: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;

const gzip = (body: Uint8Array<ArrayBuffer>) => recode(body, new CompressionStream('gzip'));

/** Compresses the responses to reads that are larger than `above` bytes and whose Accept-Encoding matches. */
const compress = ({
  above = 4000,
  accepts = takesGzip,
  encode = gzip as Encode,
  takes = ({ ok }: Response): boolean => ok,
  selection = onOperations(({ method, stream }) => method === 'GET' && !stream),
}): Wrap =>
  selection.response(async (response, { request }) => {
    const isDecodable = takes(response) && response.headers.get(headerNames.contentEncoding) !== 'zstd';
    // A page that ends with an error can't be read.
    const body = new TextEncoder().encode(isDecodable ? await readText(response).catch(() => '') : '');
    if (body.length <= above || !accepts(request.headers.get('Accept-Encoding') ?? '')) return response;
    const compressed = new Response(await encode(body), response);
    compressed.headers.delete('Content-Length');
    return withHeader(compressed, headerNames.contentEncoding, 'gzip');
  });

export const compression: MutantTable = {
  'compression.decodes-to-plain-body/gzip-cut-off: A compressed body is truncated.': compress({
    encode: async (body) => (await gzip(body)).subarray(0, -12),
  }),
  'compression.decodes-to-plain-body/gzip-of-the-first-128-kilobytes: Only the first 128 KB of a large body are compressed and sent.':
    compress({ above: 131_072, encode: (body) => gzip(body.subarray(0, 131_072)) }),
  'compression.only-when-negotiated/gzip-despite-weight-of-zero: A coding with a weight of 0 is treated as accepted.':
    compress({ accepts: (accepted) => accepted.includes('gzip') }),
  'compression.only-when-negotiated/gzip-for-identity: Any Accept-Encoding is treated as accepting gzip.':
    compress({ accepts: (accepted) => accepted.includes('identity') }),
  'compression.not-below-threshold/gzip-of-small-bodies: Bodies of any size are compressed.': compress({
    above: 0,
  }),
  'compression.not-below-threshold/gzip-of-small-csv: Bodies of any size are compressed in CSV.': compress({
    above: 0,
    selection: onLists().in('csv'),
  }),
  'compression.not-below-threshold/gzip-of-small-errors: Errors of any size are compressed.': compress({
    above: 0,
    takes: ({ ok }) => !ok,
  }),
  'compression.not-below-threshold/gzip-from-3600-bytes: Bodies over 3600 bytes are compressed.': compress({
    above: 3600,
  }),
};
