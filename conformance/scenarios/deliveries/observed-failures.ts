import type { Case } from '../../engine/case/case.ts';
import { type ObservedFailures, observeFailures } from './observe-failures.ts';

/** Judges what became of events at endpoints that fail, which all cases share. */
export const withFailures = (t: Case, judge: (observed: ObservedFailures) => unknown): Promise<void> =>
  t.observing('webhook failures', () => observeFailures(t), judge);
