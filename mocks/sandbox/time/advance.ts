import type { AppContext } from '../app-context.ts';
import { settleAll } from '../billing/settle.ts';
import { requireForward } from '../ports/clock.ts';

/**
 * Moves the clock forward, from one thing that is due to be delivered to the next: each is sent at its own time, and
 * its answer is there before the clock goes on. Agents, billing periods and grace windows follow in the same steps.
 *
 * @throws RangeError where time would not move forward
 */
export const advance = async (context: AppContext, milliseconds: number): Promise<void> => {
  requireForward(milliseconds);
  const { clock, deliveries, agentLife, store } = context;
  await deliveries.settle();
  for (let left = milliseconds; left > 0; ) {
    const next = (await deliveries.next()) ?? Number.POSITIVE_INFINITY;
    const step = Math.min(left, Math.max(1, next - clock.now().getTime()));
    clock.advance(step);
    left -= step;
    await agentLife.live();
    await store.transaction().execute((db) => settleAll(context, db));
    await deliveries.settle();
  }
};
