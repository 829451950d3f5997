import { isObject } from '../../../core/json.ts';

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
