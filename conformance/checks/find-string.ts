type Found = { key: string; string: string };

/** Copies plain data and applies `change` to every string in it, and `changeKey` to every key. */
export const mapStrings = <T>(value: T, change: (string: string) => unknown, changeKey = change): T => {
  const map = (item: unknown): unknown => mapStrings(item, change, changeKey);
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map(map) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [changeKey(key), map(item)])) as T;
};

/** The matching strings in plain data, breadth first, each with the name of its member. */
export const stringsIn = (value: unknown, fits: (string: string) => boolean): Found[] => {
  const matches: Found[] = [];
  let level: [key: string, value: unknown][] = [['', value]];
  while (level.length > 0) {
    for (const [key, item] of level)
      if (typeof item === 'string' && fits(item)) matches.push({ key, string: item });
    level = level.flatMap(([key, item]) => {
      if (item === null || typeof item !== 'object') return [];
      const members = Object.entries(item);
      return Array.isArray(item) ? members.map(([, each]): [string, unknown] => [key, each]) : members;
    });
  }
  return matches;
};

/**
 * The first string in plain data that matches an expression, breadth first. If the service document doesn't name a field, its
 * prefix is the only way to find it.
 */
export const findString = (value: unknown, fits: RegExp): string | null =>
  stringsWith(value, fits)[0] ?? null;

/** Every string in plain data that matches an expression. */
export const stringsWith = (value: unknown, fits: RegExp): string[] =>
  stringsIn(value, (string) => fits.test(string)).map(({ string }) => string);

/** Members that name another record of the same kind, such as the key that created this one. */
const otherRecordPattern = /by$|parent|creator|owner|previous|replaces/i;

/**
 * The id with this prefix that a response is about: the member `id` at any depth, else `<kind>_id`, else the only match. Null
 * if it is ambiguous: a wrong id would belong to someone else's record.
 */
export const findId = (value: unknown, prefix: string, kind: string): string | null => {
  const matches = stringsIn(value, (string) => string.startsWith(prefix)).filter(
    ({ key }) => !otherRecordPattern.test(key),
  );
  const named = (name: string) => matches.find(({ key }) => key.toLowerCase() === name)?.string;
  const distinct = new Set(matches.map(({ string }) => string));
  const [only = null] = distinct.size === 1 ? distinct : [];
  return named('id') ?? named(`${kind.replaceAll('-', '_')}_id`) ?? only;
};
