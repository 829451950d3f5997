import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { Clock } from '../../target/clock.ts';
import type { RunLimit } from '../../target/run-limit-error.ts';
import { inMinutes } from '../report/in-minutes.ts';
import type { AbortReason, Place } from '../report/run-problems.ts';
import type { RunSettings } from '../settings/settings.ts';

/** Whether the run continues. A limit, a dead target or an interruption ends it. */
export type RunControl = {
  readonly clock: Clock;
  /** Once aborted, no more requests are sent. */
  readonly signal: AbortSignal;
  /** When the run ends, according to the clock. */
  readonly deadline: number;
  /** Why the run ended early; null while it continues. */
  abortReason: () => AbortReason | null;
  /** Ends the run at a limit. Only the cleanup may send further requests. */
  endAtLimit: (limit: RunLimit) => void;
  /** Ends the run because the target no longer responds. */
  endAsDead: (why: string) => void;
  /** Records the case that noticed the end of the run. */
  noteEndedAt: (place: Place) => void;
  /** Creates the error that ends a case of a run that has ended. */
  endedError: () => NotExercisedError;
  /** @throws NotExercisedError if the run has ended */
  check: () => void;
};

/** @param startedAt when the run started, according to the clock */
export const createRunControl = (
  { maxWaitMs, maxDurationMs }: Pick<RunSettings, 'maxWaitMs' | 'maxDurationMs'>,
  { clock, signal, startedAt }: { clock: Clock; signal: AbortSignal; startedAt: number },
): RunControl => {
  const deadline = startedAt + maxDurationMs;
  let abortReason: AbortReason | null = null;
  const endAtLimit = (limit: RunLimit): void => {
    const missing =
      limit === '--max-wait'
        ? `time to wait for the target's rate limits: --max-wait (${inMinutes(maxWaitMs)}) was reached`
        : `time: the run reached --max-duration (${inMinutes(maxDurationMs)})`;
    abortReason ??= { missing, error: null, at: null };
  };
  const endedError = (): NotExercisedError =>
    new NotExercisedError(abortReason?.missing ?? 'the rest of the run: it was interrupted');
  return {
    clock,
    signal,
    deadline,
    abortReason: () => abortReason,
    endAtLimit,
    endAsDead: (why) => {
      abortReason ??= {
        missing: `a target that responds: it stopped responding (${why})`,
        error: `The target stopped responding: ${why}. Check that it is running, then run the gate again.`,
        at: null,
      };
    },
    noteEndedAt: (place) => {
      if (abortReason) abortReason.at ??= place;
    },
    endedError,
    check: () => {
      if (!abortReason && clock.now() > deadline) endAtLimit('--max-duration');
      if (abortReason || signal.aborted) throw endedError();
    },
  };
};
