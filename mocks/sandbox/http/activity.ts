import { unref } from '#host/timers.ts';
import { type Clock, timestamp } from '../core/clock.ts';
import { limits } from '../core/limits.ts';
import type { LoggedRequest } from './request-log/log-request.ts';

/** An event of the sandbox, for subscribers. */
type Activity =
  | { readonly type: 'request'; readonly data: LoggedRequest }
  | { readonly type: 'cleared' | 'changed'; readonly data: { readonly now: string } };

type Listener = { readonly onActivity: (activity: Activity) => void; readonly onEnd: () => void };

/** Notifies listeners of events in this process. Without listeners it does nothing. */
type ActivityFeed = {
  /** A request was logged. */
  request(entry: LoggedRequest): void;
  /** The request log was cleared. */
  cleared(): void;
  /** Something has changed. Many changes within `quietTime` cause one notification. */
  changed(): void;
  /** Adds a listener. @returns a function that removes it */
  listen(listener: Listener): () => void;
  /** The number of listeners. */
  count(): number;
  /** Ends all current and later listeners. */
  end(): void;
};

/** How long changes are collected, in milliseconds of real time. */
const quietTime = 100;

/** Creates the activity feed of a sandbox. */
export const createActivityFeed = (clock: Clock): ActivityFeed => {
  const listeners = new Set<Listener>();
  let hasEnded = false;
  let pending: ReturnType<typeof setTimeout> | undefined;
  const notify = (activity: Activity) => {
    for (const { onActivity } of listeners) onActivity(activity);
  };
  return {
    request: (data) => notify({ type: 'request', data }),
    cleared: () => notify({ type: 'cleared', data: { now: timestamp({ clock }) } }),
    changed() {
      if (listeners.size === 0 || pending !== undefined) return;
      const notifyChanged = () => {
        pending = undefined;
        notify({ type: 'changed', data: { now: timestamp({ clock }) } });
      };
      pending = unref(setTimeout(notifyChanged, quietTime));
    },
    listen(listener) {
      listeners.add(listener);
      if (hasEnded) listener.onEnd();
      return () => listeners.delete(listener);
    },
    count: () => listeners.size,
    end() {
      hasEnded = true;
      clearTimeout(pending);
      for (const { onEnd } of listeners) onEnd();
    },
  };
};

declare module '../domain/app-context.ts' {
  interface AppContext {
    /** Notifies listeners of events in the sandbox. */
    readonly activity: ActivityFeed;
  }
}

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
