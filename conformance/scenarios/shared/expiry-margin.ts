import type { ClauseId } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';

/** Seconds that a check of an expiry leaves for its own requests: the target's clock runs meanwhile. */
export const tolerance = 60;

/** The least that is left, in seconds: servers and drivers count in whole ones. */
const least = 5;

/** A stopwatch for the requests of a check. */
export type Stopwatch = {
  /** The seconds to leave if twice as many requests follow: the fewer, the closer to the expiry it is checked. */
  margin: () => number;
  /** Ends the case if the requests took longer than these seconds; without them, than the slack. */
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
