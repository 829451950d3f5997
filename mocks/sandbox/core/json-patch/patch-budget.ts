import { limits } from '../limits.ts';
import type { Place } from './pointer.ts';

/** A value's length in characters of JSON. */
export const lengthOf = (value: unknown): number => JSON.stringify(value).length;

/** What a place takes in its container beside its value: a name, its colon, a comma. */
const slotLength = ({ container, key }: Place): number => {
  if (container === undefined) return 0;
  return Array.isArray(container) ? 1 : lengthOf(key) + 2;
};

/**
 * Counts what a patch does, as it goes.
 *
 * The document's length follows from what enters and leaves it, to within a comma for each container. A value is
 * measured as it leaves, which for all values together takes no longer than they took to come: from the draft, from the
 * patch, or from copies, which are counted as work.
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

  copy(length: number): void {
    this.#work += length;
  }

  /** Adding or removing an array item moves all those behind it. */
  shift({ container, key }: Place): void {
    if (Array.isArray(container) && key !== '-') this.#work += container.length - Number(key);
  }

  /** Why the patch must not go on; undefined while it may. */
  exceeded(): string | undefined {
    if (this.#length > limits.documentLength)
      return `the document would be longer than ${limits.documentLength} characters`;
    if (this.#work > limits.patchWork)
      return `its operations copy or shift more than ${limits.patchWork} characters and array items`;
    return undefined;
  }
}
