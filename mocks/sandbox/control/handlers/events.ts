import { limits } from '../../core/limits.ts';
import { problem } from '../../core/problem.ts';
import { eventStream } from '../../http/activity/event-stream.ts';
import type { ControlHandlers } from '../handler.ts';

/** The events of the sandbox. */
export const events: ControlHandlers<'followEvents'> = {
  followEvents: async ({ context, signal }) => {
    if (context.activity.count() >= limits.eventListeners)
      throw problem('upstream-unavailable', {
        message: `${limits.eventListeners} clients already follow the events, the maximum. Close one of them.`,
      });
    return eventStream(context.activity, signal());
  },
};
