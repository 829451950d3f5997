/** How many errors a validator keeps. Those beyond are counted. */
export const maxKeptErrors = 1000;

/**
 * What a compiled Ajv function collects its errors in, in place of an array: it keeps the first errors and counts the
 * rest, and appending one list to another costs no more than what it keeps. Ajv copies the whole array for each
 * subschema that fails, which is quadratic in the number of errors.
 *
 * It has the members that Ajv's generated code uses: `push`, `concat` and a `length` that can be set back.
 */
export class ErrorList {
  /** The first errors, at most {@link maxKeptErrors}. */
  readonly kept: unknown[];
  #length = 1;

  constructor(first: unknown) {
    this.kept = [first];
  }

  /** How many errors were found. */
  get length(): number {
    return this.#length;
  }

  /** Ajv takes back the errors of a branch of `anyOf` or `not` that doesn't count. */
  set length(length: number) {
    this.#length = length;
    if (length < this.kept.length) this.kept.length = length;
  }

  push(error: unknown): void {
    this.#length++;
    if (this.kept.length < maxKeptErrors) this.kept.push(error);
  }

  /** Appends in place: Ajv assigns the result to the variable that held this list. */
  concat(other: ErrorList): this {
    this.#length += other.length;
    const room = maxKeptErrors - this.kept.length;
    if (room > 0) this.kept.push(...other.kept.slice(0, room));
    return this;
  }
}

type Compiled = { (value: unknown): boolean; errors?: ErrorList | null };

/**
 * A compiled Ajv function as the contract package exports it: its errors are an array, and counted.
 *
 * @public imported by the code that `validators.ts` compiles
 */
export const validator = (compiled: Compiled) => {
  const validate = (value: unknown): boolean => {
    const valid = compiled(value);
    validate.errors = compiled.errors?.kept ?? null;
    validate.errorCount = compiled.errors?.length ?? 0;
    return valid;
  };
  validate.errors = null as unknown[] | null;
  validate.errorCount = 0;
  return validate;
};
