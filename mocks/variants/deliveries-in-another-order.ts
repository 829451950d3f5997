import { wrapDeliveries } from '../wrappers/deliveries.ts';
import type { Variant } from './lib/variant.ts';

export const deliveriesInAnotherOrder: Variant = {
  text: 'Deliveries that are due at the same time are sent one after the other, the last one first.',
  allowedBy: 'Delivery semantics: there is no ordering guarantee.',
  families: ['deliveries', 'webhooks'],
  ...wrapDeliveries((send) => {
    let queue: (() => Promise<unknown>)[] = [];
    const sendAll = async () => {
      const due = queue.toReversed();
      queue = [];
      // A slow endpoint doesn't delay the others.
      for (const one of due) await Promise.race([one(), new Promise(setImmediate)]);
    };
    return (outgoing) =>
      new Promise((resolve, reject) => {
        if (queue.length === 0) setImmediate(sendAll);
        queue.push(() => send(outgoing).then(resolve, reject));
      });
  }),
};
