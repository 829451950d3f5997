type Range = { type: string; quality: number; order: number };

const parse = (accept: string): Range[] =>
  accept.split(',').flatMap((part, order) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
    const quality = weight === undefined ? 1 : Number(weight);
    return type === '' || Number.isNaN(quality) ? [] : [{ type: type.toLowerCase(), quality, order }];
  });

/** How closely a range names a media type: 2 exactly, 1 by its family, 0 as anything, -1 not at all. */
const specificity = (range: string, offer: string): number => {
  if (range === offer) return 2;
  if (range === `${offer.split('/')[0]}/*`) return 1;
  return range === '*/*' ? 0 : -1;
};

/**
 * The offered media type that an Accept header likes best (RFC 9110 section 12.5.1). For each offer its closest range
 * decides; among equals the one named more closely, then first, then the first offered. Undefined where none is
 * acceptable.
 */
export const preferred = <Offer extends string>(accept: string | undefined, offers: readonly Offer[]) => {
  const ranges = parse(accept ?? '*/*');
  // An Accept header that lists nothing asks for nothing in particular.
  if (ranges.length === 0) return offers[0];
  const liked = offers.flatMap((offer) => {
    const matches = ranges
      .map((range) => ({ ...range, closeness: specificity(range.type, offer) }))
      .filter((range) => range.closeness >= 0)
      .sort((a, b) => b.closeness - a.closeness);
    const best = matches[0];
    return best && best.quality > 0 ? [{ offer, ...best }] : [];
  });
  liked.sort((a, b) => b.quality - a.quality || b.closeness - a.closeness || a.order - b.order);
  return liked[0]?.offer;
};
