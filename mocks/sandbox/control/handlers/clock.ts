import { timestamp } from '../../app-context.ts';
import type { ControlHandlers } from '../handler.ts';

/** The sandbox's time. */
export const clock: ControlHandlers<'getClock' | 'advanceClock'> = {
  getClock: async ({ context }) => ({ now: timestamp(context) }),

  advanceClock: async ({ context, body }) => {
    await context.advance(body.seconds * 1000);
    return { now: timestamp(context) };
  },
};
