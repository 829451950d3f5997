import { mergeMutants } from '../lib/merge-mutants.ts';
import type { Mutant } from '../lib/mutant.ts';
import { changedStrings } from './changed-strings.ts';
import { deletedSecretsThatReturn } from './deleted-secrets-that-return.ts';
import { demandedRotationWithoutOverlap } from './demanded-rotation-without-overlap.ts';
import { proxies } from './proxies.ts';
import { proxyHosts } from './proxy-hosts.ts';
import { purposes } from './purposes.ts';
import { secretRecords } from './records.ts';
import { refusalQuotesValue } from './refusal-quotes-value.ts';
import { residency } from './residency.ts';
import { valuesInResponses } from './responses.ts';
import { rotations } from './rotation.ts';
import { simultaneousWrites } from './simultaneous-writes.ts';
import { storage } from './storage.ts';

/** Mutants of the secrets family. */
export const secrets: Record<string, Mutant> = mergeMutants(
  valuesInResponses,
  secretRecords,
  rotations,
  proxies,
  proxyHosts,
  purposes,
  storage,
  residency,
  simultaneousWrites,
  changedStrings,
  {
    'deleted-secrets-return-after-a-rotation': deletedSecretsThatReturn,
    'demanded-rotation-without-overlap': demandedRotationWithoutOverlap,
    'rotation-refusal-quotes-the-value': refusalQuotesValue,
  },
);
