import { mergeMutants } from '../lib/merge-mutants.ts';
import type { Mutant } from '../lib/mutant.ts';
import { breakers } from './breakers.ts';
import { changedEnvelopes } from './changed-envelopes.ts';
import { changedRequests } from './changed-requests.ts';
import { changedSignatures } from './changed-signatures.ts';
import { recipients } from './recipients.ts';
import { results } from './results.ts';

/** Mutants of the deliveries family. */
export const deliveries: Record<string, Mutant> = mergeMutants(
  breakers,
  changedEnvelopes,
  changedRequests,
  changedSignatures,
  recipients,
  results,
);
