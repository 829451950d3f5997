import { lastTime, requireForward } from '../core/clock.ts';
import { features } from './features.ts';
import type { Wired } from './wired.ts';

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
  { context, peers, sharedClock }: Pick<Wired, 'context' | 'peers' | 'sharedClock'>,
  milliseconds: number,
): Promise<void> => {
  requireForward(milliseconds);
  const { clock, deliveries, agentScheduler, database } = context;
  if (clock.now().getTime() + milliseconds > lastTime.getTime())
    throw new RangeError(`The clock of a sandbox goes no further than ${lastTime.toISOString()}.`);
  let silent = await deliveries.settle();
  for (let left = milliseconds; left > 0; ) {
    const from = await database.transaction(async (db) => {
      await peers.catchUp(db);
      const before = clock.now();
      const next = (await deliveries.next(db, silent)) ?? Number.POSITIVE_INFINITY;
      const step = Math.min(left, stepTo(next, before.getTime()));
      const takeBack = sharedClock.step(step);
      db.onRollback(async () => takeBack());
      for (const { onClock } of features) await onClock?.(context, db, before);
      await peers.changeState(db, { advanced: step });
      left -= step;
      return before;
    });
    await agentScheduler.advance(from);
    silent = await deliveries.settle();
  }
};
