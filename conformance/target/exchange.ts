import type { OperationShape } from '@workspace-api/contract';
import { parseJson } from './parse-json.ts';

/** A scenario reads a body as JSON, but it isn't JSON. */
export class NotJsonError extends Error {
  override readonly name = 'NotJsonError';

  constructor(status: number, body: string) {
    super(`status ${status} with ${body === '' ? 'no body' : JSON.stringify(body.slice(0, 200))}`);
  }
}

/** Headers as an object, with lower-case names. The values of a repeated header are joined with commas. */
export const joinHeaders = (
  headers: Iterable<readonly [string, string | readonly string[] | undefined]>,
): Record<string, string> => {
  // A header may be named like a member of every object, such as `constructor`.
  const joined = new Map<string, string>();
  for (const [name, values = []] of headers) {
    const key = name.toLowerCase();
    for (const value of [values].flat()) {
      const earlier = joined.get(key);
      joined.set(key, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return Object.fromEntries(joined);
};

/** The items of a header that is a list, in lower case. */
export const listItems = (header = ''): string[] =>
  header
    .toLowerCase()
    .split(',')
    .flatMap((item) => item.trim() || []);

/** A request as sent. */
export type SentRequest = {
  method: string;
  url: string;
  /** Headers by lower-case name. */
  headers: Record<string, string>;
  body: Uint8Array | null;
};

/** A response as received. */
export type TargetResponse = {
  status: number;
  /** Headers by lower-case name. Repeated headers are joined with commas. */
  headers: Record<string, string>;
  trailers: Record<string, string>;
  /** The decoded body. */
  bytes: Uint8Array;
  /** The problem with the content encoding; null if the body could be decoded. */
  undecodable: string | null;
  /** Set if the body was truncated and the request allows that (`keepBroken`). */
  isBroken?: true;
  /** How the request was sent and what its response is, if the target has other names than the contract. */
  translated?: {
    sent: SentRequest;
    /** The body in the contract's names. */
    read: (text: string) => string;
    /** The members of the operation with other names: the contract's name → the target's. */
    renamed: () => ReadonlyMap<string, string>;
  };
};

/** One request and its response. */
export type Exchange = TargetResponse & {
  /** The operation of the request; null for a raw request. */
  operation: OperationShape | null;
  request: SentRequest;
  /** The body as a UTF-8 string, in the contract's names. */
  readonly text: string;
  /** The body as a UTF-8 string, as received. */
  readonly receivedText: string;
  /** The content type without parameters, in lower case; '' if there is none. */
  readonly mediaType: string;
  /** The body as JSON. `T` is the type that the contract shows; it isn't validated. @throws NotJsonError */
  json<T = unknown>(): T;
  /** Whether the body was read with `json`. */
  readonly isRead: boolean;
};

/** An exchange of an operation. */
export type OperationExchange = Exchange & { operation: OperationShape };

/** Whether an exchange is of an operation, and not of a raw request. */
export const hasOperation = (exchange: Exchange): exchange is OperationExchange =>
  exchange.operation !== null;

/**
 * Remembers the result of a function for its last argument. Many checks of one exchange read its body, and none changes it, but
 * a case keeps many exchanges, whose bodies would fill the heap.
 */
export const rememberLast = <Argument, Result>(
  compute: (argument: Argument) => Result,
): ((argument: Argument) => Result) => {
  let last: { argument: Argument; result: Result } | null = null;
  return (argument) => {
    if (last?.argument !== argument) last = { argument, result: compute(argument) };
    return last.result;
  };
};

const decodeText = ({ bytes }: TargetResponse): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');

const readText = rememberLast((response: TargetResponse): string => {
  const text = decodeText(response);
  return response.translated?.read(text) ?? text;
});

/** The media type in headers, without parameters, in lower case; '' if there is none. */
export const getMediaType = (headers: Readonly<Record<string, string>>): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Combines a request and its response. */
export const createExchange = <Operation extends OperationShape | null>(
  operation: Operation,
  request: SentRequest,
  response: TargetResponse,
): Exchange & { operation: Operation } => {
  let isRead = false;
  return {
    ...response,
    operation,
    request,
    get text() {
      return readText(response);
    },
    get receivedText() {
      return decodeText(response);
    },
    mediaType: getMediaType(response.headers),
    get isRead() {
      return isRead;
    },
    json<T>(): T {
      isRead = true;
      const { text } = this;
      try {
        return parseJson(text) as T;
      } catch {
        throw new NotJsonError(response.status, text);
      }
    },
  };
};
