import type { OperationId } from '@workspace-api/contract';
import type { CallOptions, OperationQuery } from '../calls/operation.ts';
import type { Encoding } from '../encodings/encoding.ts';

/** The options of a list: the parameters of its query, and the encoding of its pages; JSON by default. */
export type ListOptions<Id extends OperationId> = CallOptions &
  OperationQuery<Id> & {
    /** How the pages are encoded: `ndjson`, `csv` or `tson`. */
    as?: Encoding | undefined;
  };

/** A page of a list. */
export type Page<Item> = {
  records: Item[];
  /** The cursor of the next page; undefined on the last one. A short page may not be the last. */
  nextCursor: string | undefined;
  /** Whether there are more records, where the answer says so. */
  hasMore: boolean | undefined;
  /** The answer, for its headers; its body has been read. */
  response: Response;
};

/**
 * The records of a list, page after page. A page is requested when its first record is asked for; iterating again
 * starts from the first page again.
 *
 * @example
 * for await (const page of api.pages.list('acme')) console.log(page.title);
 * for await (const { records, nextCursor } of api.pages.list('acme', { limit: 50 }).pages()) await save(records, nextCursor);
 */
export interface List<Item> extends AsyncIterable<Item> {
  /** The same records by page, with the cursor that goes on after each. */
  pages(): AsyncIterable<Page<Item>>;
}
