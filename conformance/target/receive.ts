import type { IncomingHttpHeaders } from 'node:http';
import { StringDecoder } from 'node:string_decoder';
import type { Dispatcher } from 'undici';
import type { SentRequest } from './exchange.ts';
import { TransportError } from './transport-error.ts';

/**
 * The maximum size of a body in bytes, both as sent and decoded. A page has at most a hundred records, and a case may keep the
 * bodies of all its exchanges: larger ones would fill the memory.
 */
export const maxBodyBytes = 8 * 2 ** 20;

/** How much of a body to read. */
export type ReadOptions = {
  /** Reads the body for at most this many milliseconds, then hangs up. Use it for endless streams. */
  readForMs?: number;
  /** Hangs up as soon as the body received so far satisfies this. */
  readUntil?: (body: string) => boolean;
  /** Accepts a truncated body as it is. Use it for failures that should occur while the body is sent. */
  keepBroken?: boolean;
};

/** A response, as far as it was read. */
export type ReceivedResponse = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly trailers: IncomingHttpHeaders;
  readonly bytes: Uint8Array;
  /** Whether the body was truncated. */
  readonly isBroken: boolean;
};

/** An error that `toTransportError` recognizes as a timeout. */
const timeoutError = (): Error => new DOMException('no complete response in time', 'TimeoutError');

/** The reason for closing a connection after enough of the body was read. */
const hungUp = new Error('read as much as needed');

/**
 * Sends a request and reads its response. Only the start of a stream is read.
 *
 * @param timeoutMs how long it may take in total, in milliseconds; reading a stream is not counted
 * @throws TransportError if a body that isn't a stream is longer than {@link maxBodyBytes}
 * @throws Error from the connection, or an error named `TimeoutError`
 */
export const receive = (
  dispatcher: Dispatcher,
  { method, url, headers, body }: SentRequest,
  timeoutMs: number,
  { readForMs, readUntil, keepBroken = false }: ReadOptions = {},
): Promise<ReceivedResponse> =>
  new Promise((resolve, reject) => {
    const { origin, pathname, search } = new URL(url);
    const chunks: Uint8Array[] = [];
    let length = 0;
    // What `readUntil` gets: a body in many chunks isn't decoded again for each of them.
    const decoder = new StringDecoder('utf8');
    let decoded = '';
    let start: Pick<ReceivedResponse, 'status' | 'headers'> | undefined;
    let controller: Dispatcher.DispatchController | undefined;
    let hangUpTimer: NodeJS.Timeout | undefined;
    let abortReason: Error | undefined;
    const abort = (reason: Error): void => {
      abortReason ??= reason;
      if (controller) controller.abort(reason);
      else fail(reason);
    };
    const timer = setTimeout(() => abort(timeoutError()), timeoutMs + (readForMs ?? 0));
    const settle = (): void => {
      clearTimeout(timer);
      clearTimeout(hangUpTimer);
    };
    const end = (trailers: IncomingHttpHeaders, isBroken = false): void => {
      settle();
      if (start) resolve({ ...start, trailers, bytes: Buffer.concat(chunks), isBroken });
    };
    const fail = (error: unknown): void => {
      settle();
      if (error instanceof TransportError) reject(error);
      // Hanging up also ends the body with an error. Any other error means a truncated response.
      else if (start && (error === hungUp || readForMs !== undefined)) end({});
      else if (start && keepBroken) end({}, true);
      else reject(error);
    };
    dispatcher.dispatch(
      {
        origin,
        path: `${pathname}${search}`,
        method,
        headers,
        body,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      },
      {
        onRequestStart(connected) {
          controller = connected;
          // The request waited too long for a connection.
          if (abortReason) connected.abort(abortReason);
        },
        onResponseStart(_, status, received) {
          // An interim response (RFC 9110 section 15.2).
          if (status < 200) return;
          start = { status, headers: received };
          if (readForMs !== undefined) hangUpTimer = setTimeout(() => abort(hungUp), readForMs);
        },
        onResponseData(_, chunk) {
          chunks.push(chunk);
          length += chunk.length;
          if (length > maxBodyBytes && readForMs === undefined) {
            const why = `a body longer than ${maxBodyBytes / 2 ** 20} MiB`;
            abort(new TransportError(`${method} ${url}`, 'too-large', why));
            return;
          }
          if (readUntil) decoded += decoder.write(chunk);
          if (length > maxBodyBytes || readUntil?.(decoded)) abort(hungUp);
        },
        onResponseEnd: (_, trailers) => end(trailers),
        onResponseError: (_, error) => fail(error),
      },
    );
  });
