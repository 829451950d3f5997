import { limits } from '../../../core/limits.ts';
import type { Place } from './pointer.ts';

/** Strings that JSON writes unchanged, between quotes. */
const plain = /^[^"\\\p{Cc}\p{Cs}]*$/u;

/** A value's length in characters of JSON. */
export const getJsonLength = (value: unknown): number =>
  typeof value === 'string' && plain.test(value) ? value.length + 2 : JSON.stringify(value).length;

/** The length of a place in its container, without its value: the name, colon and comma. */
const slotLength = ({ container, key }: Place): number => {
  if (container === undefined) return 0;
  return Array.isArray(container) ? 1 : getJsonLength(key) + 2;
};

/**
 * Counts the work of a patch while it is applied.
 *
 * The document's length is updated for each value that is added or removed. It is exact to one comma per container.
 * Measuring removed values takes no longer in total than adding them did: they come from the document, from the patch,
 * or from copies, which count as work.
 */
export class PatchBudget {
  #length: number;
  #work = 0;

  /** @param documentLength in characters of JSON */
  constructor(documentLength: number) {
    this.#length = documentLength;
  }

  enter(place: Place, length: number): void {
    this.#length += slotLength(place) + length;
  }

  leave(place: Place, length: number): void {
    this.#length -= slotLength(place) + length;
  }

  /** @param before the length of the value that is replaced */
  replace(before: number, length: number): void {
    this.#length += length - before;
  }

  copy(length: number): void {
    this.#work += length;
  }

  /** Adding or removing an array item shifts all items after it. */
  shift({ container, key }: Place): void {
    if (Array.isArray(container) && key !== '-') this.#work += container.length - Number(key);
  }

  /** The reason to reject the patch; undefined while it is within its budget. */
  exceeded(): string | undefined {
    if (this.#length > limits.documentLength)
      return `the document would be longer than ${limits.documentLength} characters`;
    if (this.#work > limits.patchWork)
      return `its operations copy or shift more than ${limits.patchWork} characters and array items`;
    return undefined;
  }
}
