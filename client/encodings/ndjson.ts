import { mediaTypes } from '@workspace-api/contract';
import { DecodeError } from './decode-error.ts';
import type { AnyRecord, Encoding, PageEnd } from './encoding.ts';
import { readLines } from './read-lines.ts';

/**
 * A stream of records that ended before its end: the connection broke, the last line is cut off, or the server
 * reported an error within it. The records before it are right, but there may be more.
 */
export class IncompleteStreamError extends Error {
  override readonly name = 'IncompleteStreamError';
  readonly kind = 'incomplete_stream';
  /** How many records came before. */
  readonly records: number;

  constructor(records: number, why: string, cause?: unknown) {
    super(`The stream ended early, after ${records} records: ${why}. Request the page again.`, { cause });
    this.records = records;
  }
}

/** What stands under `__meta__` in the last line of a page. */
type Meta = { next_cursor?: string | null; has_more?: boolean };

const metaKey = '__meta__';

const isRecord = (value: unknown): value is AnyRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The code of a line that is an error envelope and nothing else; no record of the API is one. */
const getErrorCode = (line: AnyRecord): string | undefined => {
  const { error, ...others } = line as { error?: { code?: string } };
  return Object.keys(others).length === 0 ? error?.code : undefined;
};

/** Reads NDJSON. @param needsEnd whether a body without a line under `__meta__` is incomplete */
async function* readRecords(
  body: ReadableStream<Uint8Array> | null,
  needsEnd: boolean,
): AsyncGenerator<AnyRecord, PageEnd | undefined> {
  let end: PageEnd | undefined;
  let records = 0;
  let number = 0;
  try {
    for await (const { content, isEnded } of readLines(body)) {
      number += 1;
      if (content.trim() === '') continue;
      if (end)
        throw new DecodeError(number, `Expected nothing after ${metaKey}, got ${content.slice(0, 80)}`);
      const line = parse(content, number, isEnded, records);
      const code = getErrorCode(line);
      if (code !== undefined)
        throw new IncompleteStreamError(records, `the server reports ${code}`, line.error);
      const meta = line[metaKey] as Meta | undefined;
      if (meta) end = { nextCursor: meta.next_cursor || undefined, hasMore: meta.has_more };
      else {
        yield line;
        records += 1;
      }
    }
  } catch (error) {
    // A DOMException is the reason of a signal, such as AbortSignal.timeout; a connection that breaks is a TypeError.
    const kinds = [DecodeError, IncompleteStreamError, DOMException];
    if (kinds.some((kind) => error instanceof kind)) throw error;
    throw new IncompleteStreamError(records, 'the connection broke', error);
  }
  if (needsEnd && !end) throw new IncompleteStreamError(records, `no line under ${metaKey}`);
  return end;
}

/**
 * Reads NDJSON record by record, as it arrives, and returns what the line under `__meta__` says; undefined if there is
 * none. Empty lines keep a connection open and mean nothing. Leaving the loop early cancels the body.
 *
 * @throws IncompleteStreamError if the body breaks off, or holds an error
 * @throws the reason of the signal that the request was sent with, if it is a DOMException as by default
 * @throws DecodeError if a line is no JSON object
 * @example
 * const response = await fetch(url, { headers: { Accept: 'application/x-ndjson' } });
 * for await (const record of readNdjson(response.body)) console.log(record);
 */
export const readNdjson = (
  body: ReadableStream<Uint8Array> | null,
): AsyncGenerator<AnyRecord, PageEnd | undefined> => readRecords(body, false);

const parse = (content: string, number: number, isEnded: boolean, records: number): AnyRecord => {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    if (!isEnded) throw new IncompleteStreamError(records, 'its last line is cut off', error);
    throw new DecodeError(number, `Expected a JSON object, got ${content.slice(0, 80)}`, error);
  }
  if (!isRecord(value)) throw new DecodeError(number, `Expected a JSON object, got ${content.slice(0, 80)}`);
  return value;
};

/**
 * One record a line, read as they arrive.
 *
 * A page without the line under `__meta__` counts as cut off: `fetch` shows no trailers, so nothing else would tell the
 * last page from a connection that was closed early (decision record 38).
 */
export const ndjson: Encoding = {
  mediaType: mediaTypes.ndjson,
  read: ({ body }) => readRecords(body, true) as AsyncGenerator<AnyRecord, PageEnd>,
};
