import { unref } from '#host/timers.ts';
import type { Clock } from '../../core/clock.ts';
import { timestamp } from '../../core/clock.ts';
import type { LoggedRequest } from '../request-log/log-entry.ts';

/** An event of the sandbox, for subscribers. */
export type Activity =
  | { readonly type: 'request'; readonly data: LoggedRequest }
  | { readonly type: 'cleared' | 'changed'; readonly data: { readonly now: string } };

type Listener = { readonly onActivity: (activity: Activity) => void; readonly onEnd: () => void };

/** Notifies listeners of events in this process. Without listeners it does nothing. */
export type ActivityFeed = {
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

declare module '../../domain/app-context.ts' {
  interface AppContext {
    /** Notifies listeners of events in the sandbox. */
    readonly activity: ActivityFeed;
  }
}
