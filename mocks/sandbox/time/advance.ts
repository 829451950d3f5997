import type { AppContext } from '../app-context.ts';
import { requireForward } from '../ports/clock.ts';
import { passTime } from './pass-time.ts';

/** Times are text of four digits for the year, that sorts as they follow one another; what begins now ends before that. */
export const lastTime = new Date('9999-01-01T00:00:00.000Z');

/**
 * Moves the clock forward, from one thing that is due to be delivered to the next: each is sent at its own time, and
 * its answer is there before the clock goes on. What else goes on by itself follows in the same steps.
 *
 * @throws RangeError where time would not move forward, or beyond `lastTime`
 */
export const advance = async (context: AppContext, milliseconds: number): Promise<void> => {
  requireForward(milliseconds);
  const { clock, deliveries, store } = context;
  if (clock.now().getTime() + milliseconds > lastTime.getTime())
    throw new RangeError(`The clock of a sandbox goes no further than ${lastTime.toISOString()}.`);
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
