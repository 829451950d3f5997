import { parsePointer } from '../../../core/json.ts';

/** The container of the whole document. */
export type Root = { readonly document: unknown };

/** The target of a pointer: a place in a container. */
export type Place = {
  readonly container: object;
  readonly key: string;
  readonly exists: boolean;
  readonly value: unknown;
};

// RFC 6901 section 4: digits without leading zeros.
const index = /^(0|[1-9]\d*)$/;

const has = (container: object, key: string): boolean =>
  Array.isArray(container)
    ? index.test(key) && Number(key) < container.length
    : Object.hasOwn(container, key);

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Resolves a pointer; undefined if its parent doesn't exist. Inherited properties are ignored.
 *
 * @param pointer well-formed
 */
export const locate = (root: Root, pointer: string): Place | undefined => {
  let place: Place = { container: root, key: 'document', exists: true, value: root.document };
  for (const key of parsePointer(pointer)) {
    if (!place.exists || !isContainer(place.value)) return undefined;
    const container = place.value;
    const exists = has(container, key);
    const value = exists ? (container as Record<string, unknown>)[key] : undefined;
    place = { container, key, exists, value };
  }
  return place;
};

/** Whether a value can be added at a place: at an index up to the array's length, at `-`, or under any name in an object. */
export const takesValue = ({ container, key }: Place): boolean =>
  !Array.isArray(container) || key === '-' || (index.test(key) && Number(key) <= container.length);

/** Whether the second pointer leads to a place inside the target of the first. */
export const isWithin = (outer: string, inner: string): boolean => inner.startsWith(`${outer}/`);

/** Formats a pointer for messages, where the empty pointer would be unclear. */
export const describePointer = (pointer: string): string => (pointer === '' ? 'the whole document' : pointer);
