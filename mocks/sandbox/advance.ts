import { requireForward } from './core/clock.ts';
import { settleAll } from './features/billing/settle.ts';
import type { AppContext } from './http/app-context.ts';
import type { Db } from './store/database.ts';

/** What one step of the clock is, told to every process. */
export type Step = {
  /** Takes this process to where the sandbox is, within the transaction of the step. */
  catchUp(db: Db): Promise<void>;
  /** Moves the clock. @param note what is written with it */
  move(db: Db, milliseconds: number, note: () => Promise<void>): Promise<void>;
};

/** Times are text of four digits for the year, that sorts as they follow one another; what begins now ends before that. */
export const lastTime = new Date('9999-01-01T00:00:00.000Z');

/** Deliveries are made together that are due within so many milliseconds: a burst of events is one step, not hundreds. */
const grain = 1000;

/** How far the clock goes to what is due at a time. What is due already is made now, before it goes on. */
const stepTo = (time: number, now: number): number =>
  time <= now ? 1 : Math.ceil(time / grain) * grain - now;

/**
 * Moves the clock forward, from one thing that is due to be delivered to the next: each is sent at its own time, to the
 * second, and its answer is there before the clock goes on. Agents, billing periods and grace windows follow in the same steps. Of
 * two processes that advance at once, one goes on from where the other is.
 *
 * @throws RangeError where time would not move forward, or beyond `lastTime`
 */
export const advance = async (
  context: AppContext,
  { catchUp, move }: Step,
  milliseconds: number,
): Promise<void> => {
  requireForward(milliseconds);
  const { clock, deliveries, agentLife, database } = context;
  if (clock.now().getTime() + milliseconds > lastTime.getTime())
    throw new RangeError(`The clock of a sandbox goes no further than ${lastTime.toISOString()}.`);
  let silent = await deliveries.settle();
  for (let left = milliseconds; left > 0; ) {
    const from = await database.transaction(async (db) => {
      await catchUp(db);
      const before = clock.now();
      const next = (await deliveries.next(db, silent)) ?? Number.POSITIVE_INFINITY;
      const step = Math.min(left, stepTo(next, before.getTime()));
      await move(db, step, async () => {
        await deliveries.failRefused(db, before);
        await settleAll(context, db);
      });
      left -= step;
      return before;
    });
    await agentLife.live(from);
    silent = await deliveries.settle();
  }
};
