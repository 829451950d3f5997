/** Groups items by a key, in the order in which the keys first occur. */
export const groupBy = <T>(items: readonly T[], getKey: (item: T) => string): [key: string, items: T[]][] => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(getKey(item));
    if (group) group.push(item);
    else groups.set(getKey(item), [item]);
  }
  return [...groups];
};
