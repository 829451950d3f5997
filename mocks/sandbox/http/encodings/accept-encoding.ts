import { codings } from '#host/compression.ts';
import type { ContentCoding } from '../../core/content-coding.ts';
import { memoize } from '../../core/memoize.ts';

const weights = memoize(
  (header): ReadonlyMap<string, number> =>
    new Map(
      header.split(',').map((element) => {
        const [name = '', ...parameters] = element.split(';').map((part) => part.trim().toLowerCase());
        const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.split('=')[1];
        const weight = quality === undefined ? 1 : Number(quality);
        // An invalid weight counts as 0: an uncompressed body is always safe.
        return [name === 'x-gzip' ? 'gzip' : name, Number.isFinite(weight) ? weight : 0];
      }),
    ),
);

/**
 * Chooses the host's coding for an `Accept-Encoding` (RFC 9110 section 12.5.3): the one with the highest weight. It returns
 * null if the weight is 0, the header is missing, or `identity` has more weight (compression.only-when-negotiated).
 */
export const chooseCoding = (header: string | null): ContentCoding | null => {
  if (header === null) return null;
  const weightByCoding = weights(header);
  let best: ContentCoding | null = null;
  let bestWeight = 0;
  for (const coding of codings) {
    const weight = weightByCoding.get(coding.name) ?? weightByCoding.get('*') ?? 0;
    if (weight <= bestWeight) continue;
    best = coding;
    bestWeight = weight;
  }
  return bestWeight >= (weightByCoding.get('identity') ?? 0) ? best : null;
};
