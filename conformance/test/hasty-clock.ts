import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../target/waits.ts';

/** The waits of a run, and a clock that skips them immediately. */
export type HastyClock = Clock & { waits: number[] };

/** Creates a clock on which waiting takes no time, and simultaneous waits overlap. Real elapsed time counts too. */
export const hastyClock = (): HastyClock => {
  const waits: number[] = [];
  let ahead = 0;
  const now = () => performance.now() + ahead;
  return {
    waits,
    now,
    wait: async (milliseconds, signal) => {
      signal?.throwIfAborted();
      waits.push(milliseconds);
      const until = now() + milliseconds;
      await setImmediate();
      ahead += Math.max(until - now(), 0);
    },
  };
};
