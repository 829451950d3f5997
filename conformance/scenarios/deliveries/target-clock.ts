import type { Case } from '../../engine/case/case.ts';

/** When something happened by the target's clock: between these seconds since the observation began. */
export type Position = {
  readonly from: number;
  readonly to: number;
  /** The start of the clock step in which it was noticed. */
  readonly begin: number;
  readonly end: number;
  /** The number of steps that the clock had been advanced by. */
  readonly step: number;
};

/** The target's clock. The driver advances it in steps, and events may happen at any time within a step. */
export type TargetClock = {
  /** The current time, or any time of the step while a step is in progress. */
  readonly position: () => Position;
  /** How many seconds the clock has been advanced by so far. */
  readonly advanced: () => number;
  /** Advances by one step. @param seconds more than 0 */
  readonly advance: (seconds: number) => Promise<void>;
};

/** The step that makes a target send whatever is due now, in seconds. */
export const flushStep = 1;

/**
 * Creates the clock of an observation. A target may send what fell due in one step only during the next one, and its
 * clock may also follow real time.
 */
export const createTargetClock = (t: Case): TargetClock => {
  const advanceClock = t.needs('advance-clock');
  const started = performance.now();
  // The starts of the last two steps, and the end of the last one.
  let [before, from, to, step] = [0, 0, 0, 0];
  return {
    position: () => ({
      from: before,
      to: to + (performance.now() - started) / 1000,
      begin: from,
      end: to,
      step,
    }),
    advanced: () => to,
    async advance(seconds) {
      [before, from, to, step] = [from, to, to + seconds, step + 1];
      await advanceClock({ seconds });
    },
  };
};
