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
export type Page<Item> = {
  records: Item[];
  /** The cursor of the next page, or undefined on the last one. A short page isn't necessarily the last. */
  nextCursor: string | undefined;
  /** Whether there are more records, if the response contains it. */
  hasMore: boolean | undefined;
  /** The response, for its headers. Its body has been read. */
  response: Response;
};

/**
 * The records of a list, across all pages. A page is requested when the loop reaches its first record. Iterating again starts
 * from the first page.
 *
 * @example
 * for await (const page of api.pages.list('acme')) console.log(page.title);
 * for await (const { records, nextCursor } of api.pages.list('acme', { limit: 50 }).pages()) await save(records, nextCursor);
 */
export interface List<Item> extends AsyncIterable<Item> {
  /** The same records, page by page, with the cursor that continues after each page. */
  pages(): AsyncIterable<Page<Item>>;
}
