import { mergeMutants } from '../lib/merge-mutants.ts';
import type { Mutant } from '../lib/mutant.ts';
import { looseSubscriptions } from './loose-subscriptions.ts';
import { subscriptions } from './subscriptions.ts';

/** Mutants of the webhooks family. */
export const webhooks: Record<string, Mutant> = mergeMutants(looseSubscriptions, subscriptions);
