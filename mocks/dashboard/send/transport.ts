import { useEffect, useState } from 'preact/hooks';
import type { Fetch } from '../client/host.ts';
import { toError } from '../store/messages.ts';
import type { PlainRequest } from './draft.ts';

/** A response, or the part of it that has arrived. */
export type Received = {
  readonly status: number;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as text, of a long one its start; undefined if it is binary. */
  readonly text: string | undefined;
  /** The number of bytes of the decoded body. */
  readonly size: number;
  /** The time from the request to now, or to the end of the body, in milliseconds. */
  readonly duration: number;
  readonly isComplete: boolean;
};

/** Longer bodies are not shown to their end, in bytes. */
export const shownLength = 1_000_000;

/** Creates a function that decodes the next bytes of a text. It returns undefined if the bytes aren't text. */
const createDecoder = () => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (bytes: Uint8Array): string | undefined => {
    try {
      const text = decoder.decode(bytes, { stream: true });
      return text.includes('\0') ? undefined : text;
    } catch {
      return undefined;
    }
  };
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
  const response = await fetch(url, { ...request, cache: 'no-store', signal });
  const decode = createDecoder();
  let text: string | undefined = '';
  let size = 0;
  const describe = (isComplete: boolean): Received => ({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text,
    size,
    duration: performance.now() - began,
    isComplete,
  });
  const reader = response.body?.getReader();
  // A stream may have nothing to send for a while.
  onPart(describe(false));
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const decoded = decode(part.value.subarray(0, Math.max(shownLength - size, 0)));
      text = text === undefined || decoded === undefined ? undefined : text + decoded;
      size += part.value.byteLength;
      onPart(describe(false));
    }
  } catch (error) {
    // The user stopped a stream, and keeps what arrived.
    if (!signal.aborted) throw error;
  }
  return describe(true);
};

/** The outcome of the last request: what was received, or why it is missing. */
export type Outcome = { readonly received?: Received; readonly error?: string };

/** Sends requests, one at a time, and keeps the outcome of the last one. */
export const useExchange = (fetch: Fetch) => {
  const [outcome, setOutcome] = useState<Outcome>({});
  const [controller, setController] = useState<AbortController>();
  // A stream would go on after the view has been left.
  useEffect(() => () => controller?.abort(), [controller]);

  /** @param onEnd is called with the response, or without one if it is missing */
  const send = async (request: PlainRequest, onEnd: (received?: Received) => void): Promise<void> => {
    if (controller) return;
    const own = new AbortController();
    setController(own);
    setOutcome({});
    try {
      const received = await exchange(fetch, request, own.signal, (part) => setOutcome({ received: part }));
      onEnd(received);
      setOutcome({ received });
    } catch (error) {
      onEnd();
      const reason = `The response is missing. Is the sandbox running? (${toError(error).message})`;
      setOutcome(own.signal.aborted ? {} : { error: reason });
    } finally {
      setController(undefined);
    }
  };
  return { outcome, send, stop: controller && (() => controller.abort()) };
};
