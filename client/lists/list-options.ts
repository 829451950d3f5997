import type { OperationId } from '@workspace-api/contract';
import type { CallOptions, OperationQuery } from '../calls/operation.ts';
import type { Encoding } from '../encodings/encoding.ts';

/** The options of a list: its query parameters, and the encoding of its pages, which is JSON by default. */
export type ListOptions<Id extends OperationId> = CallOptions &
  OperationQuery<Id> & {
    /** How the pages are encoded: `ndjson`, `csv` or `tson`. */
    as?: Encoding | undefined;
  };

/** A page of a list. */
export type ListPage<Item> = {
  records: Item[];
  /** The cursor of the next page, or undefined on the last one. A short page isn't necessarily the last. */
  nextCursor: string | undefined;
  /** Whether there are more records, if the response contains it. */
  hasMore: boolean | undefined;
  /** The response, for its headers. Its body has been read. */
  response: Response;
};

/** The options for one page. */
export type PageOptions = {
  /** The cursor of the page; the one of the list's options by default, or the first page. */
  cursor?: string | undefined;
  /** The maximum number of records; the one of the list's options by default. */
  limit?: number | undefined;
};

/** The forms of a body that isn't decoded. */
type RawBodies = { text: string; stream: ReadableStream<Uint8Array>; response: Response };

/** A form of a body that isn't decoded. */
export type RawForm = keyof RawBodies;

/** The options for a body that isn't decoded. */
export type RawOptions<Form extends RawForm> = Pick<PageOptions, 'cursor'> & {
  /** The body as a string, without a byte order mark, or as a stream, or the whole response. */
  as: Form;
};

/**
 * The records of a list, across all pages. A page is requested when the loop reaches its first record. Iterating again starts
 * from the first page.
 *
 * @example
 * for await (const page of api.pages.list('acme')) console.log(page.title);
 * for await (const { records, nextCursor } of api.pages.list('acme', { limit: 50 }).pages()) await save(records, nextCursor);
 * const newest = await api.pages.list('acme').toArray({ limit: 10 });
 */
export interface List<Item> extends AsyncIterable<Item> {
  /** The same records, page by page, with the cursor that continues after each page. */
  pages(): AsyncIterable<ListPage<Item>>;
  /**
   * Requests one page. Without a cursor, it is the first.
   *
   * @example const { records, nextCursor } = await api.agents.list('acme').page({ limit: 20 });
   */
  page(options?: PageOptions): Promise<ListPage<Item>>;
  /**
   * Reads the records into an array.
   *
   * @param options.limit the maximum number of records; all by default
   */
  toArray(options?: { limit?: number | undefined }): Promise<Item[]>;
  /**
   * Requests one page, and returns its body as the service sent it, in the encoding of the list.
   *
   * @throws ApiError if the service responds with an error
   * @example const csvText = await api.forms.list('acme', { as: csv }).raw({ as: 'text' });
   */
  raw<Form extends RawForm>(options: RawOptions<Form>): Promise<RawBodies[Form]>;
}
