import { DecodeError } from '../encodings/decode-error.ts';
import type { AnyRecord, Columns, Encoding, PageEnd } from '../encodings/encoding.ts';

/** The envelope of a page in JSON, as far as every list has it. */
type Envelope = Record<string, unknown> & { next_cursor?: string | null; has_more?: boolean };

/**
 * The records of an envelope, and what follows them.
 *
 * @param items the names that the member with the records may have
 * @throws DecodeError if it has no list there
 */
export function* readEnvelope(json: unknown, items: readonly string[]): Generator<AnyRecord, PageEnd> {
  const envelope = (json ?? {}) as Envelope;
  const records = items.map((name) => envelope[name]).find(Array.isArray);
  if (!records) {
    throw new DecodeError(
      1,
      `Expected a list in the member ${items[0]}, got ${JSON.stringify(json)?.slice(0, 80)}`,
    );
  }
  yield* records;
  return { nextCursor: envelope.next_cursor || undefined, hasMore: envelope.has_more };
}

/**
 * The records of an encoded page, and what follows them.
 *
 * @throws DecodeError if the server sent another encoding
 */
export const readEncoded = (
  response: Response,
  encoding: Encoding,
  columns: Columns,
): AsyncGenerator<AnyRecord, PageEnd> => {
  const type = response.headers.get('Content-Type') ?? 'nothing';
  if (type.split(';')[0]?.trim().toLowerCase() === encoding.mediaType)
    return encoding.read(response, columns);
  response.body?.cancel().catch(() => {});
  throw new DecodeError(1, `Expected ${encoding.mediaType}, got ${type}. Request the list as JSON instead`);
};
