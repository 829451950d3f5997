/**
 * A walk over a list that can't go on: a page names a cursor that led to an earlier page, so that the walk would never
 * end, or says that there is more without naming a cursor.
 */
export class CursorError extends Error {
  override readonly name = 'CursorError';
  readonly kind = 'cursor';
  /** How many pages came before. */
  readonly pages: number;

  constructor(path: string, pages: number, found: string) {
    super(
      `Expected page ${pages} of ${path} to lead to a new one or to be the last, got ${found}. Report it.`,
    );
    this.pages = pages;
  }
}
