import type { ClauseId } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';

/** The seconds that a check of an expiry leaves for its own requests, because the target's clock runs meanwhile. */
export const tolerance = 60;

/** The minimum margin, in seconds: servers and drivers count in whole seconds. */
const least = 5;

/** A stopwatch for the requests of a check. */
export type Stopwatch = {
  /** The seconds to leave if twice as many requests follow. Fewer requests allow a check closer to the expiry. */
  margin: () => number;
  /** Ends the case if the requests took longer than these seconds; by default, longer than the tolerance. */
  check: (seconds?: number) => void;
};

/** Starts a stopwatch. */
export const startStopwatch = (t: Case, clauses: ClauseId | readonly ClauseId[]): Stopwatch => {
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  return {
    margin: () => Math.min(tolerance, Math.ceil(least + 3 * elapsed())),
    check: (seconds = tolerance) => {
      if (elapsed() < seconds) return;
      t.notExercised(clauses, `requests that take less than ${seconds} seconds together`);
    },
  };
};
