import { locate } from '../../domain/drafts/json-patch/pointer.ts';

/**
 * Copies a value without the fields at some JSON Pointers. Removed elements of an array leave holes, so that the others keep
 * their index.
 *
 * @returns undefined if a pointer leads to the whole value
 */
export const withoutFields = <Value>(value: Value, paths: readonly string[]): Value | undefined => {
  if (paths.length === 0) return value;
  const copy = structuredClone(value);
  for (const path of paths) {
    if (path === '') return undefined;
    const place = locate(copy, path);
    if (place?.exists) delete (place.container as Record<string, unknown>)[place.key];
  }
  return copy;
};
