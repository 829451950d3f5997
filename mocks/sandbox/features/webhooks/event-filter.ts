const everything = '*';
const anyOfGroup = '.*';

/** Whether a filter asks for a family (clause `webhooks.filter-wildcards`). */
export const asksFor = (filter: readonly string[], family: string): boolean =>
  filter.some(
    (wanted) =>
      wanted === everything ||
      wanted === family ||
      (wanted.endsWith(anyOfGroup) && family.startsWith(wanted.slice(0, -1))),
  );
