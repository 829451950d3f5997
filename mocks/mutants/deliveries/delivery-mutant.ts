import { type Deliver, wrapDeliveries } from '../../wrappers/deliveries.ts';
import type { Mutant } from '../lib/mutant.ts';

/** A mutant of a server's deliveries. */
export const deliveryMutant = (clause: Mutant['clause'], text: string, deliver: Deliver): Mutant => ({
  clause,
  text,
  ...wrapDeliveries(deliver),
});
