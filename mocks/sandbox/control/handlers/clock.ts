import { lastTime, timestamp } from '../../core/clock.ts';
import { invalid } from '../../core/problem.ts';
import type { ControlHandlers } from '../handler.ts';

/** The clock of the sandbox. */
export const clock: ControlHandlers<'getClock' | 'advanceClock'> = {
  getClock: async ({ context }) => ({ now: timestamp(context) }),

  advanceClock: async ({ context, input: { body } }) => {
    const milliseconds = Math.max(1, Math.round(body.seconds * 1000));
    if (context.clock.now().getTime() + milliseconds > lastTime.getTime()) {
      const message = `The clock cannot be advanced beyond ${lastTime.toISOString()}.`;
      throw invalid([{ path: '/seconds', reason: 'out_of_range', message }]);
    }
    await context.advance(milliseconds);
    return { now: timestamp(context) };
  },
};
