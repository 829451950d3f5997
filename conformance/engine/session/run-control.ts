import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { Clock } from '../../target/clock.ts';
import type { RunLimit } from '../../target/run-limit-error.ts';
import { inMinutes } from '../report/amounts.ts';
import {
  type AbortReason,
  describeBefore,
  type LostRequest,
  type Place,
  type Restart,
} from '../report/run-problems.ts';
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
  /** Ends the run because the target no longer responds. @param lost the first request without a response */
  endAsDead: (why: string, lost: LostRequest) => void;
  /** Records the case that noticed the end of the run. */
  noteEndedAt: (place: Place) => void;
  /** Records the last request that got a response. If the target then stops responding, this request may be the reason. */
  noteResponse: (request: string) => void;
  /** Records that the target stopped responding and responds again. @param lost the first request without a response */
  noteRestart: (lost: LostRequest, downMs: number) => void;
  /** Records the case in which the latest restarts were noticed. */
  noteRestartsAt: (place: Place) => void;
  restarts: () => readonly Restart[];
  /** Creates the error that ends a case of a run that has ended. */
  endedError: () => NotExercisedError;
  /** @throws NotExercisedError if the run has ended */
  check: () => void;
};

const interruption: AbortReason = {
  missing: 'the rest of the run: it was interrupted',
  error: 'The run was interrupted. Run the gate again for a verdict.',
  at: null,
};

/** @param startedAt when the run started, according to the clock */
export const createRunControl = (
  { maxWaitMs, maxDurationMs }: Pick<RunSettings, 'maxWaitMs' | 'maxDurationMs'>,
  { clock, signal, startedAt }: { clock: Clock; signal: AbortSignal; startedAt: number },
): RunControl => {
  const deadline = startedAt + maxDurationMs;
  let abortReason: AbortReason | null = null;
  let lastResponse: string | null = null;
  const restarts: Restart[] = [];
  const endAtLimit = (limit: RunLimit): void => {
    const missing =
      limit === '--max-wait'
        ? `time to wait for the target's rate limits: --max-wait (${inMinutes(maxWaitMs)}) was reached`
        : `time: the run reached --max-duration (${inMinutes(maxDurationMs)})`;
    abortReason ??= { missing, error: null, at: null };
  };
  const endedError = (): NotExercisedError => new NotExercisedError((abortReason ?? interruption).missing);
  return {
    clock,
    signal,
    deadline,
    abortReason: () => abortReason ?? (signal.aborted ? interruption : null),
    endAtLimit,
    endAsDead: (why, { request }) => {
      const before = describeBefore({ request, lastResponse });
      abortReason ??= {
        missing: `a target that responds: it stopped responding (${why})`,
        error: `The target stopped responding: ${why}. ${before} Check that it is running, then run the gate again.`,
        at: null,
      };
    },
    noteEndedAt: (place) => {
      if (abortReason) abortReason.at ??= place;
    },
    noteResponse: (request) => {
      lastResponse = request;
    },
    noteRestart: (lost, downMs) => restarts.push({ ...lost, lastResponse, downMs, at: null }),
    noteRestartsAt: (place) => {
      for (const restart of restarts) restart.at ??= place;
    },
    restarts: () => restarts,
    endedError,
    check: () => {
      if (!abortReason && clock.now() > deadline) endAtLimit('--max-duration');
      if (abortReason || signal.aborted) throw endedError();
    },
  };
};
