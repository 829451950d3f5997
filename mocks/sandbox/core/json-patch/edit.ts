import type { Place } from './pointer.ts';

/** Sets a member of an object, whatever its name: assigning to `__proto__` would set the object's prototype. */
const define = (object: object, name: string, value: unknown): void => {
  if (name === '__proto__')
    Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
  else (object as Record<string, unknown>)[name] = value;
};

/** Sets a value at a place that exists. Returns the document. */
export const overwrite = (document: unknown, { container, key }: Place, value: unknown): unknown => {
  if (container === undefined) return value;
  if (Array.isArray(container)) container[Number(key)] = value;
  else define(container, key, value);
  return document;
};

/** Adds a value at a place that takes it: array items are shifted, a member is replaced. Returns the document. */
export const insert = (document: unknown, place: Place, value: unknown): unknown => {
  const { container, key } = place;
  if (!Array.isArray(container)) return overwrite(document, place, value);
  container.splice(key === '-' ? container.length : Number(key), 0, value);
  return document;
};

/** Removes what is at a place that exists, other than the whole document. */
export const take = ({ container, key }: Place): void => {
  if (Array.isArray(container)) container.splice(Number(key), 1);
  else if (container) Reflect.deleteProperty(container, key);
};
