import leven from 'leven';

/** Beyond this part of the longer text, two texts are not alike. */
const tolerance = 0.4;

/**
 * The texts that someone may have meant: those that contain the given one, then those with the fewest different
 * characters, at most three; none if nothing is alike.
 */
export const nearest = (meant: string, candidates: readonly string[]): string[] => {
  const containing = candidates.filter((name) => meant.length > 3 && name.includes(meant));
  const alike = candidates
    .map((name) => ({ name, distance: leven(meant, name) / Math.max(meant.length, name.length) }))
    .filter(({ distance }) => distance <= tolerance)
    .sort((one, other) => one.distance - other.distance)
    .map(({ name }) => name);
  return [...new Set([...containing, ...alike])].slice(0, 3);
};

/** A suggestion as a sentence: `Did you mean "a" or "b"?`; empty if nothing is alike. */
export const didYouMean = (meant: string, candidates: readonly string[]): string => {
  const quoted = nearest(meant, candidates).map((name) => `"${name}"`);
  return quoted.length === 0 ? '' : `Did you mean ${quoted.join(' or ')}?`;
};
