import { describeCauses } from '@workspace-api/contract';
import { excerpt, redactData } from '../hooks/redact.ts';
import { type AnyRecord, createEncoding, DecodeError, type Encoding, type PageEnd } from './encoding.ts';

/**
 * A stream of records that ended early: the connection broke, the last line was cut off, or the server reported an error in the
 * stream. The records received so far are valid, but there may be more.
 */
export class IncompleteStreamError extends Error {
  override readonly name = 'IncompleteStreamError';
  readonly kind = 'incomplete_stream';
  /** The number of records received so far. */
  readonly records: number;

  constructor(records: number, why: string, cause?: unknown) {
    super(`The stream ended early: ${why}. Records received: ${records}. Request the page again.`, { cause });
    this.records = records;
  }
}

/** The value of `__meta__` in the last line of a page. */
type Meta = { next_cursor?: string | null; has_more?: boolean };

/** The member of the last line of a page. */
const metaKey = '__meta__';

/** The error code, if a line is an error envelope and nothing else. No record of the API has this shape. */
const getErrorCode = (line: AnyRecord): string | undefined => {
  const { error, ...others } = line as { error?: { code?: string } };
  return Object.keys(others).length === 0 ? error?.code : undefined;
};

/**
 * Yields the lines of a body as they arrive, with their line feeds. A line without one is the last, and may be cut off. Cancels
 * the body if the reader stops early.
 *
 * @throws the stream's own error when the connection breaks
 */
async function* readLines(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string, void> {
  if (body === null) return;
  // Not `for await` over the body: Safari's streams have no async iterator.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const pieces = (done ? decoder.decode() : decoder.decode(value, { stream: true })).split('\n');
      for (const piece of pieces.splice(0, pieces.length - 1)) {
        yield `${rest}${piece}\n`;
        rest = '';
      }
      rest += pieces[0];
      if (done) break;
    }
    if (rest !== '') yield rest;
  } finally {
    // This has no effect on a body that was read to its end.
    reader.cancel().catch(() => {});
  }
}

/**
 * Parses NDJSON, and yields what `select` returns for each record and its line.
 *
 * @param needsEnd whether a body without a `__meta__` line is incomplete
 */
async function* readRecords<Item>(
  body: ReadableStream<Uint8Array> | null,
  needsEnd: boolean,
  select: (record: AnyRecord, content: string) => Item,
): AsyncGenerator<Item, PageEnd | undefined> {
  let end: PageEnd | undefined;
  let records = 0;
  let number = 0;
  try {
    for await (const sentLine of readLines(body)) {
      const content = sentLine.replace(/\r?\n$/, '');
      number += 1;
      if (content.trim() === '') continue;
      if (end) throw new DecodeError(number, `Expected nothing after ${metaKey}, got ${excerpt(content)}`);
      const line = parse(content, number, sentLine.endsWith('\n'), records);
      const code = getErrorCode(line);
      if (code !== undefined)
        throw new IncompleteStreamError(
          records,
          `the server reported ${excerpt(code)}`,
          redactData(line.error),
        );
      const meta = line[metaKey] as Meta | undefined;
      if (meta) end = { nextCursor: meta.next_cursor || undefined, hasMore: meta.has_more };
      else {
        yield select(line, content);
        records += 1;
      }
    }
  } catch (error) {
    // A DOMException is the reason of a signal such as AbortSignal.timeout. A broken connection is a TypeError.
    const kinds = [DecodeError, IncompleteStreamError, DOMException];
    if (kinds.some((kind) => error instanceof kind)) throw error;
    throw new IncompleteStreamError(
      records,
      `the connection broke: ${excerpt(describeCauses(error))}`,
      error,
    );
  }
  if (needsEnd && !end) throw new IncompleteStreamError(records, `the ${metaKey} line is missing`);
  return end;
}

/**
 * Parses NDJSON record by record as it arrives, and returns the value of the `__meta__` line, or undefined if there is none.
 * Empty lines only keep the connection open and are ignored. Leaving the loop early cancels the body.
 *
 * @throws IncompleteStreamError if the body is cut off, or contains an error
 * @throws the reason of the request's signal, if it is a DOMException, as it is by default
 * @throws DecodeError if a line isn't a JSON object
 * @example
 * const response = await fetch(url, { headers: { Accept: 'application/x-ndjson' } });
 * for await (const record of readNdjson(response.body)) console.log(record);
 */
export const readNdjson = (
  body: ReadableStream<Uint8Array> | null,
): AsyncGenerator<AnyRecord, PageEnd | undefined> => readRecords(body, false, (record) => record);

/** The lines of a page with its records as the service sends them, and the page's end. */
export const readRecordLines = (response: Response) =>
  readRecords(response.body, true, (_, content) => `${content}\n`) as AsyncGenerator<string, PageEnd>;

const parse = (content: string, number: number, isEnded: boolean, records: number): AnyRecord => {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    // The errors are without a cause, because the exception's message quotes the line.
    if (!isEnded) throw new IncompleteStreamError(records, 'its last line is incomplete');
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as AnyRecord;
  throw new DecodeError(number, `Expected a JSON object, got ${excerpt(content)}`);
};

/**
 * One record per line, parsed as it arrives.
 *
 * A page without a `__meta__` line counts as cut off. `fetch` doesn't expose trailers, so nothing else distinguishes the last
 * page from a connection that was closed early (decision record 38).
 */
export const ndjson: Encoding = /* @__PURE__ */ createEncoding(
  'ndjson',
  ({ body }) => readRecords(body, true, (record) => record) as AsyncGenerator<AnyRecord, PageEnd>,
);
