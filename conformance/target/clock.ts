import { setTimeout as timeout } from 'node:timers/promises';

/** The gate's source of time. Waits for rate limits and backoff use it, so that tests don't have to wait. */
export type Clock = {
  /** Milliseconds since an arbitrary moment. */
  now: () => number;
  /** Waits. @throws Error if the signal is aborted in the meantime */
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
};

/** The machine's time. */
export const systemClock: Clock = {
  now: () => performance.now(),
  wait: async (milliseconds, signal) => {
    await timeout(milliseconds, undefined, signal && { signal });
  },
};
