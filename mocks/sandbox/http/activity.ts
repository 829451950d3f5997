import { unref } from '#host/timers.ts';
import { type Clock, timestamp } from '../core/clock.ts';
import { limits } from '../core/limits.ts';
import type { LoggedRequest } from './request-log/log-request.ts';
import { createFeed, followFeed } from './streams.ts';

/** An event of the sandbox, for subscribers. */
type Activity =
  | { readonly type: 'request'; readonly data: LoggedRequest }
  | { readonly type: 'cleared' | 'changed'; readonly data: { readonly now: string } };

/** How long changes are collected, in milliseconds of real time. */
const quietTime = 100;

/** Creates the activity feed of a sandbox, which notifies listeners of events in this process. */
export const createActivityFeed = (clock: Clock) => {
  const feed = createFeed<Activity>();
  let pending: ReturnType<typeof setTimeout> | undefined;
  const notifyNow = (type: 'cleared' | 'changed') =>
    feed.notify({ type, data: { now: timestamp({ clock }) } });
  return {
    ...feed,
    /** A request was logged. */
    request: (data: LoggedRequest) => feed.notify({ type: 'request', data }),
    /** The request log was cleared. */
    cleared: () => notifyNow('cleared'),
    /** Something has changed. Many changes within `quietTime` cause one notification. */
    changed() {
      if (feed.count() === 0 || pending !== undefined) return;
      const notifyChanged = () => {
        pending = undefined;
        notifyNow('changed');
      };
      pending = unref(setTimeout(notifyChanged, quietTime));
    },
    end() {
      clearTimeout(pending);
      feed.end();
    },
  };
};

type ActivityFeed = ReturnType<typeof createActivityFeed>;

/** The delay before a browser reconnects, in milliseconds. */
const retryAfter = 1000;

/**
 * Streams future events as server-sent events (WHATWG HTML, section 9.2). A client that falls behind by
 * `limits.unreadEvents` is disconnected. It then reconnects and reads the events that it missed.
 *
 * @throws Problem 503 if too many clients follow the events
 */
export const eventStream = (feed: ActivityFeed, signal: AbortSignal): ReadableStream<Uint8Array> => {
  const unread = [`retry: ${retryAfter}\n\n`];
  return followFeed(feed, signal, {
    what: 'the events',
    limit: limits.eventListeners,
    keepAlive: ': keep-alive\n\n',
    read: () => unread.splice(0).join(''),
    onEvent: ({ type, data }) =>
      unread.push(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`) > limits.unreadEvents,
  });
};
