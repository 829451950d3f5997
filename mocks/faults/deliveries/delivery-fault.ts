import { type Deliver, wrapDeliveries } from '../../wrappers/deliveries.ts';
import type { Fault } from '../lib/fault.ts';

/** A fault of the deliveries of a server. */
export const deliveryFault = (clause: Fault['clause'], text: string, deliver: Deliver): Fault => ({
  clause,
  text,
  ...wrapDeliveries(deliver),
});
