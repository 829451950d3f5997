/** Whether a JSON value is an object, not an array. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds a member or an item to a JSON Pointer (RFC 6901 section 3). */
export const joinPointer = (pointer: string, key: string): string =>
  `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The names and indexes of a JSON Pointer, from the outermost to the innermost (RFC 6901 section 4). */
export const parsePointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/**
 * Whether two values are the same JSON (RFC 6902 section 4.6). The order of members doesn't matter, and -0 equals 0.
 *
 * @throws RangeError if they are nested too deeply
 */
export const sameJson = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => sameJson(item, other[index]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && sameJson(one[name], other[name]))
  );
};

/** Whether a JSON value is nested more deeply than `levels`. The search stops at that depth. */
export const isDeeperThan = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((child) => isDeeperThan(child, levels - 1));
  // Avoids the array that Object.values creates, because every written body and document passes through here.
  for (const name in value)
    if (isDeeperThan((value as Record<string, unknown>)[name], levels - 1)) return true;
  return false;
};

/** Copies an object with other values. */
export const mapValues = <Value, Result>(
  object: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]));
