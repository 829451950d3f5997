/** A body that is no NDJSON, CSV or TSON as the service document describes them. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  readonly kind = 'decode';
  /** The line of the body where reading ended, from 1; for CSV, whose quoted cells may contain line breaks, the row. */
  readonly line: number;

  constructor(line: number, message: string, cause?: unknown) {
    super(`Line ${line}: ${message}`, { cause });
    this.line = line;
  }
}
