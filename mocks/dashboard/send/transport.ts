import { etagHeader } from '@workspace-api/contract';
import type { Fetch } from '../client/host.ts';
import type { PlainRequest } from './draft.ts';

/** A response, or the part of it that has arrived. */
export type Received = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as text; undefined if it is binary. */
  readonly text: string | undefined;
  /** The number of bytes of the decoded body. */
  readonly size: number;
  /** Whether the text lacks the end of a long body. */
  readonly isTruncated: boolean;
  /** The time from the request to now, or to the end of the body, in milliseconds. */
  readonly duration: number;
  readonly isComplete: boolean;
  /** The request's id in the request log. */
  readonly id: string | undefined;
  readonly etag: string | undefined;
};

/** Longer bodies are not shown to their end, in bytes. */
const shownLength = 1_000_000;

/** Decodes text; undefined if the bytes aren't text. A character that is cut off at the end is omitted. */
const decode = (chunks: readonly Uint8Array[]): string | undefined => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    const text = chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('');
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
};

/**
 * Sends a request and reads its response, which may be an endless stream.
 *
 * @param onPart is called with the headers, and again with each part of the body
 * @throws if a response is missing, also because `signal` aborts
 */
export const exchange = async (
  fetch: Fetch,
  { url, ...request }: PlainRequest,
  signal: AbortSignal,
  onPart: (received: Received) => void,
): Promise<Received> => {
  const began = performance.now();
  const response = await fetch(url, {
    ...request,
    headers: request.headers.map(([name, value]): [string, string] => [name, value]),
    cache: 'no-store',
    signal,
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  const describe = (isComplete: boolean): Received => ({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: decode(chunks),
    size,
    isTruncated: size > shownLength,
    duration: performance.now() - began,
    isComplete,
    id: response.headers.get('X-Request-Id') ?? undefined,
    etag: response.headers.get(etagHeader) ?? undefined,
  });
  const reader = response.body?.getReader();
  // A stream may have nothing to send for a while.
  onPart(describe(false));
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const room = Math.max(shownLength - size, 0);
      size += part.value.byteLength;
      if (room > 0) chunks.push(part.value.subarray(0, room));
      onPart(describe(false));
    }
  } catch (error) {
    // The user stopped a stream, and keeps what arrived.
    if (!signal.aborted) throw error;
  }
  return describe(true);
};
