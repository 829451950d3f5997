import { once } from 'node:events';
import { StringDecoder } from 'node:string_decoder';
import { headerNames } from '@workspace-api/contract';
import type { Dispatcher } from 'undici';
import { TransportError } from './call-error.ts';
import { decode, maxBodyBytes } from './decode.ts';
import { joinHeaders, type SentRequest, type TargetResponse } from './exchange.ts';

/** How much of a body to read. */
export type ReadOptions = {
  /** Reads the body for at most this many milliseconds, then hangs up. Use it for endless streams. */
  readForMs?: number;
  /** Hangs up as soon as the body received so far satisfies this. */
  readUntil?: (body: string) => boolean;
  /** Accepts a truncated body as it is. Use it for failures that should occur while the body is sent. */
  keepBroken?: boolean;
};

/**
 * Sends a request, and reads and decodes its response. Only the start of a stream is read.
 *
 * @param timeoutMs how long it may take in total, in milliseconds; reading a stream is not counted
 * @throws TransportError if a body that isn't a stream is longer than {@link maxBodyBytes}
 * @throws Error from the connection, or an error named `TimeoutError`
 */
export const receive = async (
  dispatcher: Dispatcher,
  { method, url, headers, body }: SentRequest,
  timeoutMs: number,
  { readForMs, readUntil, keepBroken = false }: ReadOptions = {},
): Promise<TargetResponse> => {
  const { origin, pathname, search } = new URL(url);
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isBroken = false;
  // What `readUntil` gets: a body in many chunks isn't decoded again for each of them.
  const decoder = new StringDecoder('utf8');
  let decoded = '';
  const late = AbortSignal.timeout(timeoutMs + (readForMs ?? 0));
  let hangUpTimer: NodeJS.Timeout | undefined;
  try {
    const response = await Promise.race([
      dispatcher.request({
        origin,
        path: `${pathname}${search}`,
        method: method as Dispatcher.HttpMethod,
        headers,
        body,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        signal: late,
      }),
      // The signal doesn't end a request that waits for a connection.
      once(late, 'abort').then(() => Promise.reject(late.reason)),
    ]);
    if (readForMs !== undefined) hangUpTimer = setTimeout(() => response.body.destroy(), readForMs);
    try {
      for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
        chunks.push(chunk);
        length += chunk.length;
        if (length > maxBodyBytes && readForMs === undefined) {
          const why = `a body longer than ${maxBodyBytes / 2 ** 20} MiB`;
          throw new TransportError(`${method} ${url}`, why);
        }
        if (readUntil) decoded += decoder.write(Buffer.from(chunk));
        if (length > maxBodyBytes || readUntil?.(decoded)) break;
      }
    } catch (error) {
      if (error instanceof TransportError || (readForMs === undefined && !keepBroken)) throw error;
      // Hanging up also ends the body with an error. Any other error means a truncated response.
      isBroken = readForMs === undefined;
    }
    const receivedHeaders = joinHeaders(Object.entries(response.headers));
    const encoding = receivedHeaders[headerNames.contentEncoding.toLowerCase()];
    return {
      status: response.statusCode,
      headers: receivedHeaders,
      trailers: joinHeaders(Object.entries(response.trailers)),
      ...(await decode(Buffer.concat(chunks), encoding)),
      ...(isBroken && { isBroken }),
    };
  } finally {
    clearTimeout(hangUpTimer);
  }
};
