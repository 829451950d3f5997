/**
 * The first string in plain data that fits an expression, breadth first, members called `id` before others.
 * Where the service document doesn't name a field, its prefix is all there is to go by.
 */
export const findString = (value: unknown, fits: RegExp): string | null => {
  let level: unknown[] = [value];
  while (level.length > 0) {
    for (const item of level) if (typeof item === 'string' && fits.test(item)) return item;
    level = level.flatMap((item) => {
      if (item === null || typeof item !== 'object') return [];
      return Object.entries(item)
        .sort(([a], [b]) => Number(b === 'id') - Number(a === 'id'))
        .map(([, member]) => member as unknown);
    });
  }
  return null;
};
