import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../target/clock.ts';

/** The waits of a run, and a clock that passes them at once. */
export type HastyClock = Clock & { waits: number[] };

/** Creates a clock on which waiting takes no time. The time that passes by itself counts too. */
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
