import { memoize } from '../../core/memoize.ts';

/** A content coding that the server applies; null for none (`identity`). */
export type Coding = 'gzip' | 'zstd' | null;

// If both have the same weight, the first is chosen: gzip doesn't need WebAssembly.
const codings = ['gzip', 'zstd'] as const;

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
 * Chooses the coding for an `Accept-Encoding` (RFC 9110 section 12.5.3): the one with the highest weight. It returns
 * null if the weight is 0, the header is missing, or `identity` has more weight (compression.only-when-negotiated).
 */
export const chooseCoding = (header: string | null): Coding => {
  if (header === null) return null;
  const weightByCoding = weights(header);
  const getWeight = (coding: string): number => weightByCoding.get(coding) ?? weightByCoding.get('*') ?? 0;
  const best = codings.reduce((left, right) => (getWeight(right) > getWeight(left) ? right : left));
  const weight = getWeight(best);
  return weight > 0 && weight >= (weightByCoding.get('identity') ?? 0) ? best : null;
};
