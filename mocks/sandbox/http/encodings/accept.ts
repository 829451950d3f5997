import { codings } from '#host/compression.ts';
import { memoize } from '../../core/memoize.ts';
import type { ContentCoding } from '../../host/types.ts';

/** The elements of a header, in lower case, with their weights (RFC 9110 section 12.4.2). An invalid weight is NaN. */
const parse = (header: string): { readonly name: string; readonly weight: number }[] =>
  header.split(',').map((element) => {
    const [name = '', ...parameters] = element.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.split('=')[1];
    return { name, weight: quality === undefined ? 1 : Number(quality) };
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
  const ranges = parse(accept ?? '*/*')
    .map((range, order) => ({ ...range, order }))
    .filter(({ name, weight }) => name !== '' && !Number.isNaN(weight));
  // An Accept header without ranges accepts anything.
  if (ranges.length === 0) return offers[0];
  const acceptable = offers.flatMap((offer) => {
    const matches = ranges
      .map((range) => ({ ...range, level: specificity(range.name, offer) }))
      .filter((range) => range.level >= 0)
      .sort((a, b) => b.level - a.level);
    const best = matches[0];
    return best && best.weight > 0 ? [{ offer, ...best }] : [];
  });
  acceptable.sort((a, b) => b.weight - a.weight || b.level - a.level || a.order - b.order);
  return acceptable[0]?.offer;
};

const weights = memoize(
  (header): ReadonlyMap<string, number> =>
    new Map(
      // An invalid weight counts as 0: an uncompressed body is always safe.
      parse(header).map(({ name, weight }) => [name === 'x-gzip' ? 'gzip' : name, weight || 0]),
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
