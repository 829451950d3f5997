import { mergeMutants } from '../lib/merge-mutants.ts';
import type { Mutant } from '../lib/mutant.ts';
import { jsonPatchMutants } from './json-patch.ts';
import { largeDocuments } from './large-documents.ts';
import { livePages } from './live-pages.ts';
import { nestedValues } from './nested-values.ts';
import { simultaneousPatches } from './simultaneous-patches.ts';
import { stringMutants } from './strings.ts';
import { versionMutants } from './versions.ts';

/** Mutants of the pages family. */
export const pages: Record<string, Mutant> = mergeMutants(
  jsonPatchMutants,
  largeDocuments,
  livePages,
  nestedValues,
  simultaneousPatches,
  stringMutants,
  versionMutants,
);
