import { breaking } from './breaking.ts';
import { coverage, mutants } from './clauses.ts';
import { contractStrings } from './contract-strings.ts';
import { drift } from './drift.ts';
import { licenses } from './licenses.ts';
import { lockFiles } from './lock-files.ts';
import { regexes } from './regexes.ts';
import type { Step } from './step.ts';
import { format, layers, lintBundle, lintSource, types, unused } from './tools.ts';
import { words } from './words.ts';

/** Every check, in the order in which they run. The longest comes first, so that no core is idle at the end. */
export const steps: readonly Step[] = [
  types,
  lintSource,
  drift,
  lintBundle,
  breaking,
  contractStrings,
  coverage,
  mutants,
  lockFiles,
  licenses,
  layers,
  regexes,
  format,
  unused,
  words,
];
