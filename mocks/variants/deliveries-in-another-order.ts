import { wrapDeliveries } from '../wrappers/deliveries.ts';
import type { Variant } from './lib/variant.ts';

export const deliveriesInAnotherOrder: Variant = {
  text: 'Deliveries due at the same time are sent one after another, in reverse order.',
  allowedBy: 'Delivery semantics: the order is not guaranteed.',
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
