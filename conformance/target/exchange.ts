import type { OperationShape } from '@workspace-api/contract';
import { parseJson } from './parse-json.ts';

/** A body that a scenario reads as JSON is not JSON. */
export class NotJsonError extends Error {
  override readonly name = 'NotJsonError';

  constructor(status: number, body: string) {
    super(`status ${status} with ${body === '' ? 'no body' : JSON.stringify(body.slice(0, 200))}`);
  }
}

/** A request as sent. */
export type SentRequest = {
  method: string;
  url: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: Uint8Array | null;
};

/** An answer as received. */
export type TargetResponse = {
  status: number;
  /** Names in lower case; a repeated header is joined with commas. */
  headers: Record<string, string>;
  trailers: Record<string, string>;
  /** The body as sent, including compression. */
  wireBytes: Uint8Array;
  /** The decoded body. */
  bytes: Uint8Array;
  /** The problem with the content encoding; null if the body could be decoded. */
  undecodable: string | null;
  /** The body broke off, which the request allows for (`keepBroken`). */
  isBroken?: true;
  durationMs: number;
};

/** One request and its answer. */
export type Exchange = TargetResponse & {
  /** The operation of the request; null for a raw request. */
  operation: OperationShape | null;
  request: SentRequest;
  /** The body as UTF-8 text. */
  readonly text: string;
  /** The content type without parameters, in lower case; '' if there is none. */
  readonly mediaType: string;
  /** The body as JSON, of whatever type it is: `T` is what the contract shows. @throws NotJsonError */
  json<T = unknown>(): T;
  /** Whether the body was read with `json`. */
  readonly isRead: boolean;
};

/** Combines a request and its answer. */
export const createExchange = (
  operation: OperationShape | null,
  request: SentRequest,
  response: TargetResponse,
): Exchange => {
  const text = Buffer.from(response.bytes).toString('utf8');
  let isRead = false;
  return {
    ...response,
    operation,
    request,
    text,
    mediaType: (response.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
    get isRead() {
      return isRead;
    },
    json<T>(): T {
      isRead = true;
      try {
        return parseJson(text) as T;
      } catch {
        throw new NotJsonError(response.status, text);
      }
    },
  };
};
