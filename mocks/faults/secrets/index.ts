import type { Fault } from '../lib/fault.ts';
import { mergeFaults } from '../lib/merge-faults.ts';
import { valuesInAnswers } from './answers.ts';
import { proxies } from './proxies.ts';
import { secretRecords } from './records.ts';
import { residency } from './residency.ts';
import { rotations } from './rotation.ts';
import { simultaneousWrites } from './simultaneous-writes.ts';
import { storage } from './storage.ts';

/** The faults of the family secrets. */
export const secrets: Record<string, Fault> = mergeFaults(
  valuesInAnswers,
  secretRecords,
  rotations,
  proxies,
  storage,
  residency,
  simultaneousWrites,
);
