const everything = '*';
const groupWildcard = '.*';

/** Whether a filter matches an event family (clause `webhooks.filter-wildcards`). */
export const matchesFilter = (filter: readonly string[], family: string): boolean =>
  filter.some(
    (pattern) =>
      pattern === everything ||
      pattern === family ||
      (pattern.endsWith(groupWildcard) && family.startsWith(pattern.slice(0, -1))),
  );
