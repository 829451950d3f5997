import type { AppContext } from '../app-context.ts';
import { requireForward } from '../ports/clock.ts';
import { passTime } from './pass-time.ts';

/**
 * Moves the clock forward, from one thing that is due to be delivered to the next: each is sent at its own time, and
 * its answer is there before the clock goes on. What else goes on by itself follows in the same steps.
 *
 * @throws RangeError where time would not move forward
 */
export const advance = async (context: AppContext, milliseconds: number): Promise<void> => {
  requireForward(milliseconds);
  const { clock, deliveries, store } = context;
  await deliveries.settle();
  for (let left = milliseconds; left > 0; ) {
    const next = (await deliveries.next()) ?? Number.POSITIVE_INFINITY;
    const from = clock.now();
    const step = Math.min(left, Math.max(1, next - from.getTime()));
    clock.advance(step);
    left -= step;
    await store.transaction().execute((db) => passTime(context, db, from, clock.now()));
    await deliveries.settle();
  }
};
