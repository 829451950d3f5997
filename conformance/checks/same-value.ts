const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );

/** Whether two values are the same JSON, regardless of member order. 0 and -0 are equal. */
export const sameValue = (left: unknown, right: unknown): boolean => canonical(left) === canonical(right);
