import type { Case } from '../../engine/case/case.ts';

/** When something happened by the target's clock: seconds since the observation began, between these. */
export type Position = {
  readonly from: number;
  readonly to: number;
  /** The step of the clock in which it was noticed. */
  readonly begin: number;
  readonly end: number;
  /** The number of steps that the clock was advanced by before it. */
  readonly step: number;
};

/** The target's clock, advanced by the driver in steps, during which anything may happen. */
export type TargetClock = {
  /** Now, or while a step is in progress any time of it. */
  readonly position: () => Position;
  /** By how many seconds it was advanced so far. */
  readonly advanced: () => number;
  /** Advances by one step. @param seconds more than 0 */
  readonly advance: (seconds: number) => Promise<void>;
};

/** The step that makes a target send what is due now, in seconds. */
export const flushStep = 1;

/**
 * Creates the clock of an observation. A target may send what fell due in one step only while the next one is in
 * progress, and its clock may also follow the real time.
 */
export const createTargetClock = (t: Case): TargetClock => {
  const advanceClock = t.needs('advance-clock');
  const started = performance.now();
  // Where the last two steps began, and where the last one ended.
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
