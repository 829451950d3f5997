import type { Fault } from '../lib/fault.ts';
import { mergeFaults } from '../lib/merge-faults.ts';
import { looseSubscriptions } from './loose-subscriptions.ts';
import { subscriptions } from './subscriptions.ts';

/** The faults of the family webhooks. */
export const webhooks: Record<string, Fault> = mergeFaults(looseSubscriptions, subscriptions);
