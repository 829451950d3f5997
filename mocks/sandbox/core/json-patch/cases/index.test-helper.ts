import { adding } from './adding.test-helper.ts';
import { copying } from './copying.test-helper.ts';
import { moving } from './moving.test-helper.ts';
import type { PatchCases } from './patch-case.test-helper.ts';
import { pointers } from './pointers.test-helper.ts';
import { removingAndReplacing } from './removing-and-replacing.test-helper.ts';
import { testing } from './testing.test-helper.ts';
import { wholePatches } from './whole-patches.test-helper.ts';

/** Behaviours that RFC 6902 and RFC 6901 ask for. */
export const patchCases: PatchCases = {
  ...adding,
  ...removingAndReplacing,
  ...moving,
  ...copying,
  ...testing,
  ...wholePatches,
  ...pointers,
};
