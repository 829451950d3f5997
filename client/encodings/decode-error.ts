/** A body that isn't valid NDJSON, CSV or TSON as described in the service document. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  readonly kind = 'decode';
  /**
   * The line of the body at which decoding failed, from 1. For CSV it is the row, since quoted cells may contain line breaks.
   */
  readonly line: number;

  constructor(line: number, message: string) {
    super(`Line ${line}: ${message}`);
    this.line = line;
  }
}
