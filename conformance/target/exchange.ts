import type { OperationShape } from '@workspace-api/contract';
import { NotJsonError } from './not-json-error.ts';

/** A request as it went over the wire. */
export type SentRequest = {
  method: string;
  url: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: Uint8Array | null;
};

/** An answer as it came. */
export type Answer = {
  status: number;
  /** Names in lower case; a repeated header is joined with commas. */
  headers: Record<string, string>;
  trailers: Record<string, string>;
  /** The body as it was sent, compression and all. */
  wireBytes: Uint8Array;
  /** The body with its content encoding undone. */
  bytes: Uint8Array;
  /** What is wrong with the content encoding; null where it could be undone. */
  undecodable: string | null;
  durationMs: number;
};

/** One request and its answer. */
export type Exchange = Answer & {
  /** The operation that the request was meant for; null for a raw request. */
  operation: OperationShape | null;
  request: SentRequest;
  /** The body as UTF-8 text. */
  readonly text: string;
  /** The content type without its parameters, in lower case; '' where there is none. */
  readonly mediaType: string;
  /** The body as JSON. @throws NotJsonError */
  json<T = unknown>(): T;
};

/** Puts an answer beside its request. */
export const exchangeOf = (
  operation: OperationShape | null,
  request: SentRequest,
  answer: Answer,
): Exchange => {
  const text = Buffer.from(answer.bytes).toString('utf8');
  return {
    ...answer,
    operation,
    request,
    text,
    mediaType: (answer.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
    json<T>(): T {
      try {
        return JSON.parse(text) as T;
      } catch {
        throw new NotJsonError(answer.status, text);
      }
    },
  };
};
