import type { Fault } from '../lib/fault.ts';
import { mergeFaults } from '../lib/merge-faults.ts';
import { breakers } from './breakers.ts';
import { changedEnvelopes } from './changed-envelopes.ts';
import { changedRequests } from './changed-requests.ts';
import { changedSignatures } from './changed-signatures.ts';
import { recipients } from './recipients.ts';
import { results } from './results.ts';

/** The faults of the family deliveries. */
export const deliveries: Record<string, Fault> = mergeFaults(
  breakers,
  changedEnvelopes,
  changedRequests,
  changedSignatures,
  recipients,
  results,
);
