import { mediaTypes } from '@workspace-api/contract';

/** A record of a list, before its type is known. */
export type AnyRecord = Record<string, unknown>;

/** The end of a page: where the list continues. */
export type PageEnd = {
  /** The cursor of the next page, or undefined on the last one. */
  nextCursor: string | undefined;
  /** Whether there are more records, if the response contains it. */
  hasMore: boolean | undefined;
};

/**
 * The types of CSV and TSON columns, by dot path. A column that isn't listed is a string. Types are given by example: `0` is a
 * number, `true` a boolean, `[]` a list of strings, `null` a string or null, `{}` an object with arbitrary keys. The name of an
 * optional member ends in `?`.
 */
export type Columns = Readonly<
  Record<string, 0 | true | null | '' | readonly [] | Readonly<Record<never, never>>>
>;

/**
 * Defines how the records of a page are requested and decoded: `ndjson`, `csv`, `tson`, or your own encoding.
 *
 * Service document: Output encodings (list endpoints).
 */
export type Encoding = {
  /** The value of the `Accept` header. */
  readonly mediaType: string;
  /** Yields the records of a page, and returns its end. */
  read(response: Response, columns?: Columns): AsyncGenerator<AnyRecord, PageEnd>;
};

/** Defines an encoding of the service. Bundlers drop the ones that a program doesn't use. */
export const createEncoding = (name: keyof typeof mediaTypes, read: Encoding['read']): Encoding => ({
  mediaType: mediaTypes[name],
  read,
});

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
