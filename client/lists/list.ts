import { createRequest, splitOptions } from '../calls/create-request.ts';
import type { Caller, CallOptions } from '../calls/operation.ts';
import { read } from '../calls/send.ts';
import type { AnyRecord, Columns, Encoding, PageEnd } from '../encodings/encoding.ts';
import type { List, Page } from './list-options.ts';
import { readEncoded, readEnvelope } from './read-page.ts';

/**
 * A list that can't be followed: a page has a cursor that was used before, so the iteration would never end, or it has more
 * records but no cursor.
 */
export class CursorError extends Error {
  override readonly name = 'CursorError';
  readonly kind = 'cursor';
  /** The number of pages read so far. */
  readonly pages: number;

  constructor(path: string, pages: number, problem: string) {
    super(
      `Expected page ${pages} of ${path} to be the last or to have a new cursor, got ${problem}. Report it.`,
    );
    this.pages = pages;
  }
}

type Options = CallOptions & { as?: Encoding; cursor?: string };
type Ended = PageEnd & { response: Response };

/** Creates a function that returns the cursor to follow after each page of an iteration. */
const createCursors = (path: string, first: string | undefined) => {
  const seenCursors = new Set([first]);
  return ({ nextCursor, hasMore }: PageEnd): string | undefined => {
    if (nextCursor === undefined) {
      if (hasMore) throw new CursorError(path, seenCursors.size, 'more records without a cursor');
    } else if (seenCursors.has(nextCursor)) {
      throw new CursorError(
        path,
        seenCursors.size,
        `the cursor ${JSON.stringify(nextCursor.slice(0, 80))} again`,
      );
    }
    seenCursors.add(nextCursor);
    return nextCursor;
  };
};

/**
 * Creates the function of an operation that returns a list.
 *
 * @param items the names that the member with the records may have
 * @param columns the types of its columns in CSV and TSON
 */
export const list =
  (path: string, items: readonly string[], columns: Columns = {}) =>
  // The generated operations declare the types of their methods.
  (client: Caller, ...input: readonly unknown[]): List<never> => {
    const [args, { as, ...request }] = splitOptions<Options>(input);

    async function* readPage(cursor: string | undefined): AsyncGenerator<AnyRecord, Ended> {
      const init = createRequest(path, [...args, { ...request, cursor }]);
      if (!as) {
        const { data, response } = await read(client, path, init);
        return { ...(yield* readEnvelope(data, items)), response };
      }
      const headers = { ...init.headers, Accept: as.mediaType };
      const { response } = await read(client, path, { ...init, headers, parseAs: 'stream' });
      try {
        return { ...(yield* readEncoded(response, as, columns)), response };
      } catch (error) {
        request.signal?.throwIfAborted();
        throw error;
      }
    }

    async function* records() {
      const next = createCursors(path, request.cursor);
      let { cursor } = request;
      do cursor = next(yield* readPage(cursor));
      while (cursor !== undefined);
    }

    async function* pages() {
      const next = createCursors(path, request.cursor);
      let { cursor } = request;
      do {
        const page: AnyRecord[] = [];
        const reading = readPage(cursor);
        let result = await reading.next();
        for (; !result.done; result = await reading.next()) page.push(result.value);
        yield { ...result.value, records: page } as Page<never>;
        cursor = next(result.value);
      } while (cursor !== undefined);
    }

    return { [Symbol.asyncIterator]: records as () => AsyncGenerator<never>, pages };
  };
