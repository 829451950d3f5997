import type { AppContext } from '../app-context.ts';
import { requireForward } from '../ports/clock.ts';
import type { Db } from '../store/store.ts';
import { passTime } from './pass-time.ts';

/** What one step of the clock is, told to every process. */
export type Step = {
  /** Takes this process to where the sandbox is, within the transaction of the step. */
  catchUp(db: Db): Promise<void>;
  /** Moves the clock. @param note what is written with it */
  move(db: Db, milliseconds: number, note: () => Promise<void>): Promise<void>;
};

/**
 * Moves the clock forward, from one thing that is due to be delivered to the next: each is sent at its own time, and
 * its answer is there before the clock goes on. What else goes on by itself follows in the same steps, each of them
 * written with what it brought: of two processes that advance at once, one goes on from where the other is.
 *
 * @throws RangeError where time would not move forward
 */
export const advance = async (
  context: AppContext,
  { catchUp, move }: Step,
  milliseconds: number,
): Promise<void> => {
  requireForward(milliseconds);
  const { clock, deliveries, store } = context;
  await deliveries.settle();
  for (let left = milliseconds; left > 0; ) {
    const next = (await deliveries.next()) ?? Number.POSITIVE_INFINITY;
    await store.transaction().execute(async (db) => {
      await catchUp(db);
      const from = clock.now();
      const step = Math.min(left, Math.max(1, next - from.getTime()));
      await move(db, step, () => passTime(context, db, from, clock.now()));
      left -= step;
    });
    await deliveries.settle();
  }
};
