const everything = '*';
const groupWildcard = '.*';

/** Whether a filter matches an event family (clause `webhooks.filter-wildcards`). */
export const matchesFilter = (filter: readonly string[], family: string): boolean =>
  filter.some(
    (wanted) =>
      wanted === everything ||
      wanted === family ||
      (wanted.endsWith(groupWildcard) && family.startsWith(wanted.slice(0, -1))),
  );
