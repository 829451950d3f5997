import leven from 'leven';

/**
 * Matches ids against patterns: a whole id, a family (`pagination`), or either with `*` for any characters (`idempotency.*`).
 * An empty list matches every id.
 */
export const createMatcher = (patterns: readonly string[]): ((id: string) => boolean) => {
  if (patterns.length === 0) return () => true;
  const expressions = patterns.map((pattern) => {
    const body = pattern
      .split('*')
      .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*');
    // A pattern without a dot or a star names a family.
    return new RegExp(/[.*]/.test(pattern) ? `^${body}$` : `^${body}(\\..*)?$`);
  });
  return (id) => expressions.some((expression) => expression.test(id));
};

/** Whether a pattern matches an id. Without a pattern, everything matches; a missing id matches no pattern. */
export const fits = (pattern: string | undefined, id: string | null | undefined): boolean =>
  pattern === undefined || (id !== null && id !== undefined && createMatcher([pattern])(id));

/** Two strings are not similar if their distance exceeds this fraction of the longer one. */
const tolerance = 0.4;

/**
 * The strings that the user may have meant, at most three: first those that contain the given one, then those with the fewest
 * different characters. Empty if none is similar.
 */
const nearest = (meant: string, candidates: readonly string[]): string[] => {
  const containing = candidates.filter((name) => meant.length > 3 && name.includes(meant));
  const alike = candidates
    .map((name) => ({ name, distance: leven(meant, name) / Math.max(meant.length, name.length) }))
    .filter(({ distance }) => distance <= tolerance)
    .sort((one, other) => one.distance - other.distance)
    .map(({ name }) => name);
  return [...new Set([...containing, ...alike])].slice(0, 3);
};

const disjunction = new Intl.ListFormat('en', { type: 'disjunction' });

/** A suggestion as a sentence: `Did you mean "a" or "b"?`; empty if nothing is similar. */
export const didYouMean = (meant: string, candidates: readonly string[]): string => {
  const quoted = nearest(meant, candidates).map((name) => `"${name}"`);
  return quoted.length === 0 ? '' : `Did you mean ${disjunction.format(quoted)}?`;
};
