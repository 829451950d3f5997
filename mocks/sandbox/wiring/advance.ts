import { lastTime, requireForward, TooMuchDueError } from '../core/clock.ts';
import { limits } from '../core/limits.ts';
import { features } from './features.ts';
import type { Wired } from './wired.ts';

/** Deliveries due within this many milliseconds are sent together: a burst of events is one step, not hundreds. */
const grain = 1000;

/** The next step of the clock, in milliseconds: up to the next due delivery, or 1 if one is due already. */
const stepTo = (time: number, now: number): number =>
  time <= now ? 1 : Math.ceil(time / grain) * grain - now;

/** @throws TooMuchDueError if schedules start more runs than one advance is for */
const requireFewRuns = async (
  { clock, agentScheduler }: Wired['context'],
  milliseconds: number,
): Promise<void> => {
  const from = clock.now();
  const span = { from, to: new Date(from.getTime() + milliseconds) };
  const count = await agentScheduler.due(span, limits.scheduledRuns);
  if (count > limits.scheduledRuns) throw new TooMuchDueError(count);
};

/**
 * Advances the clock from one due delivery to the next. Each is sent at its own time, to the second, and its response
 * awaited before the next step. Agents, billing periods and grace windows follow in the same steps. Of two concurrent
 * advances, one continues where the other ended.
 *
 * @throws RangeError if the duration isn't positive, or leads beyond `lastTime`; TooMuchDueError, before anything is done
 */
export const advance = async (
  { context, peers, sharedClock }: Pick<Wired, 'context' | 'peers' | 'sharedClock'>,
  milliseconds: number,
): Promise<void> => {
  requireForward(milliseconds);
  const { clock, deliveries, agentScheduler, database } = context;
  if (clock.now().getTime() + milliseconds > lastTime.getTime())
    throw new RangeError(`The clock of a sandbox cannot be advanced beyond ${lastTime.toISOString()}.`);
  await requireFewRuns(context, milliseconds);
  await agentScheduler.during(async () => {
    const started = new Map<string, number>();
    let silent = await deliveries.settle();
    for (let remaining = milliseconds; remaining > 0; ) {
      const from = await database.transaction(async (db) => {
        await peers.catchUp(db);
        const before = clock.now();
        const next = (await deliveries.next(db, silent)) ?? Number.POSITIVE_INFINITY;
        const step = Math.min(remaining, stepTo(next, before.getTime()));
        const undo = sharedClock.step(step);
        db.onRollback(async () => undo());
        for (const { onClock } of features) await onClock?.(context, db, before);
        await peers.changeState(db, { advanced: step });
        remaining -= step;
        return before;
      });
      await agentScheduler.advance(from, started);
      silent = await deliveries.settle();
    }
  });
};
