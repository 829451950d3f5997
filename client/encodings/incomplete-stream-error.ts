/**
 * A stream of records that ended before its end: the connection broke, the last line is cut off, or the server
 * reported an error within it. The records before it are right, but there may be more.
 */
export class IncompleteStreamError extends Error {
  override readonly name = 'IncompleteStreamError';
  readonly kind = 'incomplete_stream';
  /** How many records came before. */
  readonly records: number;

  constructor(records: number, why: string, cause?: unknown) {
    super(`The stream ended early, after ${records} records: ${why}. Request the page again.`, { cause });
    this.records = records;
  }
}
