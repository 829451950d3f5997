import { gzipSync } from 'node:zlib';
import { headerNames, mediaTypes } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readText } from '../../wrappers/json.ts';
import { isListIn } from '../lib/in-encoding.ts';
import type { Mutant } from '../lib/mutant.ts';

const kilobytes = 4000;
/** 4 KB, read as 4096 bytes instead of 4000. */
const threshold = 4096;

const withEncoding = (response: Response, body: Uint8Array): Response => {
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  headers.set(headerNames.contentEncoding, 'gzip');
  return new Response(body as Uint8Array<ArrayBuffer>, { status: response.status, headers });
};

/** Changes responses to reads whose Accept-Encoding and size match. */
const respond =
  (
    matches: (accepted: string, size: number) => boolean,
    change: (response: Response, body: string) => Response,
  ): Wrap =>
  (next) =>
  async (request) => {
    const response = await next(request);
    const operation = findOperation(request);
    if (request.method !== 'GET' || !response.ok || !operation || operation.stream) return response;
    const body = await readText(response).catch(() => null);
    if (body === null || response.headers.get(headerNames.contentEncoding) === 'zstd') return response;
    const accepted = request.headers.get('Accept-Encoding') ?? '';
    return matches(accepted, Buffer.byteLength(body)) ? change(response, body) : response;
  };

/** Changes pages in one encoding whose Accept-Encoding and size match. */
const inList =
  (mediaType: string, ...change: Parameters<typeof respond>): Wrap =>
  (next) => {
    const changedFetch = respond(...change)(next);
    return (request) => (isListIn(request, mediaType) ? changedFetch(request) : next(request));
  };

const takesGzip = (accepted: string) => /\bgzip\b(?!\s*;\s*q=0)/.test(accepted);
const isLarge = (accepted: string, size: number) => takesGzip(accepted) && size > threshold;
const asGzip = (response: Response, body: string) => withEncoding(response, gzipSync(body));

const mutant = (clause: Mutant['clause'], text: string, wrap: Wrap): Mutant => ({ clause, text, wrap });

/** Compression of the wrong bodies, or of more than the body. */
export const compressionMutants: Record<string, Mutant> = {
  'gzip-named-and-not-applied': mutant(
    'compression.decodes-to-plain-body',
    'Content-Encoding is gzip, but the body is not compressed.',
    respond(isLarge, (response, body) => withEncoding(response, Buffer.from(body))),
  ),
  'gzip-cut-off': mutant(
    'compression.decodes-to-plain-body',
    'A compressed body is truncated.',
    respond(isLarge, (response, body) => withEncoding(response, gzipSync(body).subarray(0, -12))),
  ),
  'gzip-of-other-text': mutant(
    'compression.decodes-to-plain-body',
    'Compression replaces non-ASCII characters and removes spaces.',
    respond(isLarge, (response, body) =>
      asGzip(response, body.replaceAll(/[^\p{ASCII}]/gu, '?').replaceAll(' ', '')),
    ),
  ),
  'gzip-without-asking': mutant(
    'compression.only-when-negotiated',
    'Large bodies are compressed regardless of Accept-Encoding.',
    respond((_, size) => size > kilobytes, asGzip),
  ),
  'gzip-despite-weight-of-zero': mutant(
    'compression.only-when-negotiated',
    'A coding with a weight of 0 is treated as accepted.',
    respond((accepted, size) => accepted.includes('gzip') && size > kilobytes, asGzip),
  ),
  'gzip-for-identity': mutant(
    'compression.only-when-negotiated',
    'Any Accept-Encoding is treated as accepting gzip.',
    respond((accepted, size) => accepted.includes('identity') && size > kilobytes, asGzip),
  ),
  'gzip-of-small-bodies': mutant(
    'compression.not-below-threshold',
    'Bodies of any size are compressed.',
    respond(takesGzip, asGzip),
  ),
  'gzip-from-3600-bytes': mutant(
    'compression.not-below-threshold',
    'Bodies over 3600 bytes are compressed.',
    respond((accepted, size) => takesGzip(accepted) && size > 3600, asGzip),
  ),
  'gzip-cut-off-beyond-64-kilobytes': mutant(
    'compression.decodes-to-plain-body',
    'A compressed body over 64 KB is truncated.',
    respond(
      (accepted, size) => takesGzip(accepted) && size > 65_536,
      (response, body) => withEncoding(response, gzipSync(body).subarray(0, -12)),
    ),
  ),
  'gzip-of-the-first-128-kilobytes': mutant(
    'compression.decodes-to-plain-body',
    'Only the first 128 KB of a large body are compressed and sent.',
    respond(
      (accepted, size) => takesGzip(accepted) && size > 131_072,
      (response, body) => withEncoding(response, gzipSync(Buffer.from(body).subarray(0, 131_072))),
    ),
  ),
  'gzip-splits-letters': mutant(
    'compression.decodes-to-plain-body',
    'A large body is decoded in pieces of 1000 bytes before compression, which breaks characters between two pieces.',
    respond(
      (accepted, size) => takesGzip(accepted) && size > 65_536,
      (response, body) => {
        const bytes = Buffer.from(body);
        const size = 1000;
        const starts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => index * size);
        const pieces = starts.map((start) => bytes.subarray(start, start + size));
        return asGzip(response, pieces.map((piece) => piece.toString('utf8')).join(''));
      },
    ),
  ),
  'gzip-of-csv-cut-off': mutant(
    'compression.decodes-to-plain-body',
    'A compressed body in CSV is truncated.',
    inList(mediaTypes.csv, isLarge, (response, body) =>
      withEncoding(response, gzipSync(body).subarray(0, -12)),
    ),
  ),
  'gzip-of-ndjson-without-first-record': mutant(
    'compression.decodes-to-plain-body',
    'A compressed body in NDJSON lacks its first record.',
    inList(mediaTypes.ndjson, isLarge, (response, body) =>
      asGzip(response, body.slice(body.indexOf('\n') + 1)),
    ),
  ),
  'gzip-of-tson-despite-weight-of-zero': mutant(
    'compression.only-when-negotiated',
    'In TSON, a coding with a weight of 0 is treated as accepted.',
    inList(mediaTypes.tson, (accepted, size) => /gzip|zstd/.test(accepted) && size > kilobytes, asGzip),
  ),
  'gzip-of-small-csv': mutant(
    'compression.not-below-threshold',
    'Bodies of any size are compressed in CSV.',
    inList(mediaTypes.csv, takesGzip, asGzip),
  ),
  'gzip-from-one-kilobyte': mutant(
    'compression.not-below-threshold',
    'Bodies over 1 KB are compressed.',
    respond((accepted, size) => takesGzip(accepted) && size > 1024, asGzip),
  ),
};
