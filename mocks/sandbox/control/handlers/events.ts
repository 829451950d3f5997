import { limits } from '../../core/limits.ts';
import { eventStream } from '../../http/activity/event-stream.ts';
import { requireFreeStream } from '../../http/streams.ts';
import type { ControlHandlers } from '../handler.ts';

/** The events of the sandbox. */
export const events: ControlHandlers<'followEvents'> = {
  followEvents: async ({ context, signal }) => {
    requireFreeStream('the events', context.activity.count(), limits.eventListeners);
    return eventStream(context.activity, signal());
  },
};
