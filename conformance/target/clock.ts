import { setTimeout as timeout } from 'node:timers/promises';

/** Time as the gate sees it. Waits for rate limits and backoff go through it, so that tests don't have to wait. */
export type Clock = {
  /** Milliseconds since an arbitrary moment. */
  now: () => number;
  /** Waits. @throws Error if the signal is aborted meanwhile */
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
};

/** The machine's time. */
export const systemClock: Clock = {
  now: () => performance.now(),
  wait: async (milliseconds, signal) => {
    await timeout(milliseconds, undefined, signal && { signal });
  },
};
