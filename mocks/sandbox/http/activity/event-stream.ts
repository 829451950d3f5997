import { unref } from '#host/timers.ts';
import { limits } from '../../core/limits.ts';
import type { Activity, ActivityFeed } from './activity-feed.ts';

/** How long a stream is silent before it sends a comment to keep the connection open, in milliseconds of real time. */
const keepAliveInterval = 15_000;

/** The delay before a browser reconnects, in milliseconds. */
const retryAfter = 1000;

const formatEvent = ({ type, data }: Activity): string => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * Streams future events as server-sent events (WHATWG HTML, section 9.2). A client that falls behind by
 * `limits.unreadEvents` is disconnected. It then reconnects and reads the events that it missed. The stream ends when
 * its reader cancels it, when `signal` is aborted, or when the sandbox closes.
 */
export const eventStream = (feed: ActivityFeed, signal: AbortSignal): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  let release: (() => void) | undefined;
  let hasEnded = false;

  const follow = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const end = () => {
      if (hasEnded) return;
      hasEnded = true;
      release?.();
      controller.close();
    };
    const send = (chunk: string) => {
      if (hasEnded) return;
      if ((controller.desiredSize ?? 0) <= -limits.unreadEvents) end();
      else controller.enqueue(encoder.encode(chunk));
    };
    send(`retry: ${retryAfter}\n\n`);
    const timer = unref(setInterval(() => send(': keep-alive\n\n'), keepAliveInterval));
    signal.addEventListener('abort', end, { once: true });
    const stopListening = feed.listen({ onActivity: (activity) => send(formatEvent(activity)), onEnd: end });
    release = () => {
      clearInterval(timer);
      signal.removeEventListener('abort', end);
      stopListening();
    };
    if (hasEnded) release();
    else if (signal.aborted) end();
  };

  return new ReadableStream(
    {
      start: follow,
      // A read waits for the next event, not for another pull.
      pull: () => new Promise(() => undefined),
      cancel() {
        hasEnded = true;
        release?.();
      },
    },
    { highWaterMark: 0 },
  );
};
