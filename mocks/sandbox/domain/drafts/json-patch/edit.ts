import type { Place } from './pointer.ts';

/** Sets a member of an object, whatever its name. Assigning to `__proto__` would set the object's prototype instead. */
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
 * A document that can be edited without modifying its initial value or any inserted value. An object or array is copied
 * once, before its first change, together with its containers.
 */
export class EditedDocument {
  value: unknown;
  /** The copied objects. Every container of a copy is a copy too. */
  readonly #own = new Set<object>();

  constructor(value: unknown) {
    this.value = value;
  }

  /** Sets the value at an existing place. */
  overwrite(place: Place, value: unknown): void {
    const container = this.#getWritableContainer(place);
    if (container === undefined) this.value = value;
    else set(container, place.key, value);
  }

  /** Adds a value at a place that accepts it. Array items are shifted, and an existing member is replaced. */
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

  /** Removes the value at an existing place other than the whole document. */
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
