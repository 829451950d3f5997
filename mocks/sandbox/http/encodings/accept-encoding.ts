import { codings } from '#host/compression.ts';
import { memoize } from '../../core/memoize.ts';
import type { ContentCoding } from '../../host/content-coding.ts';

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
  const getWeight = ({ name }: ContentCoding): number =>
    weightByCoding.get(name) ?? weightByCoding.get('*') ?? 0;
  const best = codings.reduce((left, right) => (getWeight(right) > getWeight(left) ? right : left));
  const weight = getWeight(best);
  return weight > 0 && weight >= (weightByCoding.get('identity') ?? 0) ? best : null;
};
