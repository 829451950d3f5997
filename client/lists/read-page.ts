import { DecodeError } from '../encodings/decode-error.ts';
import type { AnyRecord, PageEnd } from '../encodings/encoding.ts';
import { excerpt } from '../hooks/redact.ts';

/** The members that the JSON envelopes of all lists have in common. */
type Envelope = Record<string, unknown> & { next_cursor?: string | null; has_more?: boolean };

/**
 * Reads the records of an envelope, and the end of its page.
 *
 * @param items the names that the member with the records may have
 * @throws DecodeError if none of them contains an array
 */
export function* readEnvelope(json: unknown, items: readonly string[]): Generator<AnyRecord, PageEnd> {
  const envelope = (json ?? {}) as Envelope;
  const records = items.map((name) => envelope[name]).find(Array.isArray);
  if (!records) {
    throw new DecodeError(1, `Expected an array in ${items[0]}, got ${excerpt(JSON.stringify(json))}`);
  }
  yield* records;
  return { nextCursor: envelope.next_cursor || undefined, hasMore: envelope.has_more };
}
