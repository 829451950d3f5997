import type { Place } from './pointer.ts';

/** Sets a member of an object, whatever its name: assigning to `__proto__` would set the object's prototype. */
const define = (object: object, name: string, value: unknown): void => {
  if (name === '__proto__')
    Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
  else (object as Record<string, unknown>)[name] = value;
};

const set = (container: object, key: string, value: unknown): void => {
  if (Array.isArray(container)) container[Number(key)] = value;
  else define(container, key, value);
};

const copyContainer = (container: object): object =>
  Array.isArray(container) ? container.slice() : { ...container };

/**
 * A document that is edited without modifying its initial value or any value that is inserted: an object or array is
 * copied once, before its first change, together with those that contain it.
 */
export class EditedDocument {
  value: unknown;
  /** The copies. Whatever contains one of them is a copy too. */
  readonly #own = new Set<object>();

  constructor(value: unknown) {
    this.value = value;
  }

  /** Sets a value at a place that exists. */
  overwrite(place: Place, value: unknown): void {
    const container = this.#getWritableContainer(place);
    if (container === undefined) this.value = value;
    else set(container, place.key, value);
  }

  /** Adds a value at a place that takes it: array items are shifted, a member is replaced. */
  insert(place: Place, value: unknown): void {
    const container = this.#getWritableContainer(place);
    if (Array.isArray(container)) {
      const index = place.key === '-' ? container.length : Number(place.key);
      container.splice(index, 0, value);
    } else if (container) {
      define(container, place.key, value);
    } else {
      this.value = value;
    }
  }

  /** Removes what is at a place that exists, other than the whole document. */
  remove(place: Place): void {
    const container = this.#getWritableContainer(place);
    if (Array.isArray(container)) container.splice(Number(place.key), 1);
    else if (container) Reflect.deleteProperty(container, place.key);
  }

  /** The container of a place, copied. */
  #getWritableContainer({ container, parent }: Place): object | undefined {
    if (container === undefined || parent === undefined || this.#own.has(container)) return container;
    const copy = copyContainer(container);
    this.#own.add(copy);
    this.overwrite(parent, copy);
    return copy;
  }
}
