import { codings } from '#host/compression.ts';
import { memoize } from '../../core/memoize.ts';
import type { ContentCoding } from '../../host/types.ts';

type Range = { type: string; quality: number; order: number };

const parse = (accept: string): Range[] =>
  accept.split(',').flatMap((part, order) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
    const quality = weight === undefined ? 1 : Number(weight);
    return type === '' || Number.isNaN(quality) ? [] : [{ type: type.toLowerCase(), quality, order }];
  });

/** How specifically a range matches a media type: 2 exactly, 1 by its type, 0 as the wildcard, -1 not at all. */
const specificity = (range: string, offer: string): number => {
  if (range === offer) return 2;
  if (range === `${offer.split('/')[0]}/*`) return 1;
  return range === '*/*' ? 0 : -1;
};

/**
 * Returns the offered media type that an Accept header prefers (RFC 9110 section 12.5.1). The most specific range of
 * each offer decides. On a tie, the more specific range wins, then the range that is listed first, then the first
 * offer. Undefined if no offer is acceptable.
 */
export const preferred = <Offer extends string>(accept: string | undefined, offers: readonly Offer[]) => {
  const ranges = parse(accept ?? '*/*');
  // An Accept header without ranges accepts anything.
  if (ranges.length === 0) return offers[0];
  const acceptable = offers.flatMap((offer) => {
    const matches = ranges
      .map((range) => ({ ...range, level: specificity(range.type, offer) }))
      .filter((range) => range.level >= 0)
      .sort((a, b) => b.level - a.level);
    const best = matches[0];
    return best && best.quality > 0 ? [{ offer, ...best }] : [];
  });
  acceptable.sort((a, b) => b.quality - a.quality || b.level - a.level || a.order - b.order);
  return acceptable[0]?.offer;
};

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
