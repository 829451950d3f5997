import { convertRecords, createRequest, read } from '../calls/call.ts';
import { checkNumbers } from '../calls/check-options.ts';
import type { Caller } from '../calls/operation.ts';
import {
  type AnyRecord,
  type Columns,
  DecodeError,
  type Encoding,
  type PageEnd,
} from '../encodings/encoding.ts';
import { excerpt } from '../hooks/redact.ts';
import type { List, ListPage, PageOptions, RawForm, RawOptions } from './list-options.ts';

/** The members that the JSON envelopes of all lists have in common. */
type Envelope = Record<string, unknown> & { next_cursor?: string | null; has_more?: boolean };

/**
 * Reads the records of an envelope, and the end of its page.
 *
 * @param items the names that the member with the records may have
 * @throws DecodeError if none of them contains an array
 */
function* readEnvelope(json: unknown, items: readonly string[]): Generator<AnyRecord, PageEnd> {
  const envelope = (json ?? {}) as Envelope;
  const records = items.map((name) => envelope[name]).find(Array.isArray);
  if (!records) {
    throw new DecodeError(1, `Expected an array in ${items[0]}, got ${excerpt(JSON.stringify(json))}`);
  }
  yield* records;
  return { nextCursor: envelope.next_cursor || undefined, hasMore: envelope.has_more };
}

/**
 * A list that can't be followed: a page has a cursor that was used before, so the iteration would never end, or it has more
 * records but no cursor.
 */
export class CursorError extends Error {
  override readonly name = 'CursorError';
  readonly kind = 'cursor';
  /** The number of pages read so far. */
  readonly pages: number;

  constructor(path: string, pages: number, cursor: string | undefined) {
    const problem =
      cursor === undefined ? 'no cursor but more records' : `the cursor "${excerpt(cursor)}" again`;
    super(`Page ${pages} of ${path} has ${problem}. Report it.`);
    this.pages = pages;
  }
}

type Options = { as?: Encoding; cursor?: string };
type Ended = PageEnd & { response: Response };

/** Creates a function that returns the cursor to follow after each page of an iteration. */
export const createCursors = (path: string, first: string | undefined) => {
  const seenCursors = new Set([first]);
  return ({ nextCursor, hasMore }: PageEnd): string | undefined => {
    if (nextCursor === undefined ? hasMore : seenCursors.has(nextCursor))
      throw new CursorError(path, seenCursors.size, nextCursor);
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
    const init = createRequest(path, input);
    const { as, cursor: first, ...query } = init.params.query as Options;
    const headers = as ? { ...init.headers, Accept: as.mediaType } : init.headers;

    const requestPage = ({ limit, cursor }: PageOptions, parseAs?: 'stream') => {
      const params = { ...init.params, query: { ...query, ...(limit !== undefined && { limit }), cursor } };
      return read(client, path, { ...init, params, headers, parseAs });
    };

    async function* readPage(page: PageOptions): AsyncGenerator<AnyRecord, Ended> {
      const { data, response } = await requestPage(page, as && 'stream');
      try {
        const end = yield* as
          ? convertRecords(client, as.read(response, columns))
          : readEnvelope(data, items);
        return { ...end, response };
      } catch (error) {
        init.signal?.throwIfAborted();
        throw error;
      }
    }

    async function* readRecords(page: PageOptions): AsyncGenerator<ListPage<AnyRecord>, Ended> {
      const records: AnyRecord[] = [];
      const reading = readPage(page);
      let result = await reading.next();
      for (; !result.done; result = await reading.next()) records.push(result.value);
      yield { ...result.value, records };
      return result.value;
    }

    async function* walk<Item>(read: (page: PageOptions) => AsyncGenerator<Item, Ended>) {
      const next = createCursors(path, first);
      let cursor = first;
      do cursor = next(yield* read({ cursor }));
      while (cursor !== undefined);
    }

    const records = () => walk(readPage) as AsyncGenerator<never>;
    return {
      [Symbol.asyncIterator]: records,
      pages: () => walk(readRecords) as AsyncGenerator<ListPage<never>>,
      async page({ cursor = first, limit } = {}) {
        checkNumbers({ limit });
        return (await readRecords({ cursor, limit }).next()).value as ListPage<never>;
      },
      async toArray({ limit } = {}) {
        checkNumbers({ limit });
        const array: unknown[] = [];
        if (limit !== 0)
          for await (const record of records()) if (array.push(record) >= (limit ?? Infinity)) break;
        return array as never[];
      },
      async raw({ as: form, cursor = first }: RawOptions<RawForm>) {
        const { response } = await requestPage({ cursor }, 'stream');
        return (form === 'text' ? response.text() : form === 'stream' ? response.body : response) as never;
      },
    };
  };
