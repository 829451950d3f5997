import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../target/clock.ts';

/** The waits of a run, and a clock that skips them immediately. */
export type HastyClock = Clock & { waits: number[] };

/** Creates a clock on which waiting takes no time. Real elapsed time counts too. */
export const hastyClock = (): HastyClock => {
  const waits: number[] = [];
  let ahead = 0;
  return {
    waits,
    now: () => performance.now() + ahead,
    wait: async (milliseconds, signal) => {
      signal?.throwIfAborted();
      waits.push(milliseconds);
      ahead += milliseconds;
      await setImmediate();
    },
  };
};
