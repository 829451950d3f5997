import type { Fault } from '../lib/fault.ts';
import { looseSubscriptions } from './loose-subscriptions.ts';

/** The faults of the family webhooks. */
export const webhooks: Record<string, Fault> = looseSubscriptions;
