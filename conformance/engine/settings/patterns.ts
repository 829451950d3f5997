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
