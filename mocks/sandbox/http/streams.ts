import { headerNames } from '@workspace-api/contract';
import { unref } from '#host/timers.ts';
import { problem } from '../core/problem.ts';

/** Headers of a response that is read while it is sent: nginx would otherwise buffer it. Other proxies ignore the header. */
export const unbuffered: Readonly<Record<string, string>> = { 'X-Accel-Buffering': 'no' };

type Listener<Event> = { readonly onEvent: (event: Event) => void; readonly onEnd: () => void };

/** Creates a feed, which notifies listeners in this process. Without listeners it does nothing. */
export const createFeed = <Event = void>() => {
  const listeners = new Set<Listener<Event>>();
  let hasEnded = false;
  return {
    notify(event: Event): void {
      for (const { onEvent } of listeners) onEvent(event);
    },
    /** Adds a listener. @returns a function that removes it */
    listen(listener: Listener<Event>): () => void {
      listeners.add(listener);
      if (hasEnded) listener.onEnd();
      return () => listeners.delete(listener);
    },
    /** The number of listeners. */
    count: () => listeners.size,
    /** Ends all current and later listeners. */
    end(): void {
      hasEnded = true;
      for (const { onEnd } of listeners) onEnd();
    },
  };
};

export type Feed<Event> = ReturnType<typeof createFeed<Event>>;

/** When a client that gets no stream should try again, in seconds. */
const retrySeconds = 10;

/** How often a stream checks for what no event has announced, in milliseconds of real time. */
const pollInterval = 1000;

/** How long a stream is silent before it sends something to keep its connection open, in milliseconds of real time. */
const keepAliveInterval = 15_000;

type Followed<Event> = {
  /** What the stream follows, for messages, and the maximum number of streams that follow it. */
  readonly what: string;
  readonly limit: number;
  /** Sent to keep the connection open. */
  readonly keepAlive: string;
  /** Reads what is new; an empty string if nothing is. It is called when the client takes more. */
  readonly read: () => string | Promise<string>;
  /** Called with each event. @returns whether the stream ends, because its client reads too slowly */
  readonly onEvent?: (event: Event) => boolean;
};

/**
 * Streams what is new after each event of a feed. What the client doesn't take isn't read, so a slow client uses no memory. The
 * stream ends when its reader cancels it, `signal` is aborted, or the feed ends.
 *
 * @throws Problem 503 if too many streams follow the feed
 */
export const followFeed = <Event>(
  feed: Feed<Event>,
  signal: AbortSignal,
  { what, limit, keepAlive, read, onEvent = () => false }: Followed<Event>,
): ReadableStream<Uint8Array> => {
  if (feed.count() >= limit)
    throw problem('upstream-unavailable', {
      message: `${limit} clients already follow ${what}, the maximum. Close one of them.`,
      headers: { [headerNames.retryAfter]: String(retrySeconds) },
    });
  const encoder = new TextEncoder();
  let isEnded = false;
  let isNotified = false;
  let lastSentAt = performance.now();
  let wake = () => {};
  const notify = () => {
    isNotified = true;
    wake();
  };
  const timer = unref(setInterval(notify, pollInterval));
  const end = () => {
    isEnded = true;
    clearInterval(timer);
    stopListening?.();
    signal.removeEventListener('abort', end);
    notify();
  };
  let stopListening: (() => void) | undefined;
  stopListening = feed.listen({ onEvent: (event) => (onEvent(event) ? end() : notify()), onEnd: end });
  signal.addEventListener('abort', end);
  if (isEnded || signal.aborted) end();

  /** Waits until something is new. A notification since the last wait counts. */
  const readNext = async (): Promise<string> => {
    while (!isEnded) {
      isNotified = false;
      const next = await read();
      if (next !== '') return next;
      if (performance.now() - lastSentAt >= keepAliveInterval) return keepAlive;
      if (!isNotified)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
    return '';
  };
  return new ReadableStream(
    {
      async pull(controller) {
        const next = await readNext();
        if (isEnded) return controller.close();
        lastSentAt = performance.now();
        controller.enqueue(encoder.encode(next));
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
};
