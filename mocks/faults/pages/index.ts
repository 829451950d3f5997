import type { Fault } from '../lib/fault.ts';
import { mergeFaults } from '../lib/merge-faults.ts';
import { jsonPatchFaults } from './json-patch.ts';
import { livePages } from './live-pages.ts';
import { nestedValues } from './nested-values.ts';
import { simultaneousPatches } from './simultaneous-patches.ts';
import { versionFaults } from './versions.ts';

/** The faults of the family pages. */
export const pages: Record<string, Fault> = mergeFaults(
  jsonPatchFaults,
  livePages,
  nestedValues,
  simultaneousPatches,
  versionFaults,
);
