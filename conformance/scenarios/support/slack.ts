import type { ClauseId } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';

/** Seconds that a check of an expiry leaves for its own requests: the target's clock runs meanwhile. */
export const slack = 60;

/** Starts a stopwatch; `check` ends the case if the requests since then took longer than the slack. */
export const startSlack = (t: Case, clauses: ClauseId | readonly ClauseId[]): { check: () => void } => {
  const started = performance.now();
  return {
    check: () => {
      if (performance.now() - started < slack * 1000) return;
      t.notExercised(clauses, `requests that take less than ${slack} seconds together`);
    },
  };
};
