/** A record of a list before it is known which list it is of. */
export type AnyRecord = Record<string, unknown>;

/** What follows the records of a page. */
export type PageEnd = {
  /** The cursor of the next page; undefined on the last one. */
  nextCursor: string | undefined;
  /** Whether there are more records, where the answer says so. */
  hasMore: boolean | undefined;
};

/**
 * What the columns of CSV and TSON hold, by their dot path; a column that is not listed is a text. By example: `0` is a
 * number, `true` a boolean, `[]` a list of texts, `null` a text or null, `{}` an object with arbitrary keys. An
 * optional member's name ends in `?`.
 */
export type Columns = Readonly<
  Record<string, 0 | true | null | '' | readonly [] | Readonly<Record<never, never>>>
>;

/**
 * How the records of a page are requested and read: `ndjson`, `csv`, `tson`, or your own encoding.
 *
 * Service document: Output encodings (list endpoints).
 */
export type Encoding = {
  /** What `Accept` asks for. */
  readonly mediaType: string;
  /** Yields the records of a page, and returns what follows them. */
  read(response: Response, columns?: Columns): AsyncGenerator<AnyRecord, PageEnd>;
};
