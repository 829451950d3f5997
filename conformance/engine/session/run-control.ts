import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { Clock } from '../../target/clock.ts';
import type { RunLimit } from '../../target/run-limit-error.ts';
import { inMinutes } from '../report/amounts.ts';
import type { HarnessError } from '../report/report.ts';
import type { RunSettings } from '../settings/settings.ts';

/** A case of a scenario. */
export type CaseName = Pick<HarnessError, 'scenario' | 'case'>;

/** Why a run ended before its last scenario. Everything checked by then counts. */
export type AbortReason = {
  /** What the rest of the run lacks, as a noun phrase. */
  missing: string;
  /** The error message; null if a limit of the run was reached. */
  error: string | null;
  /** The case that noticed it. */
  at: CaseName | null;
};

/** A request without a response: the operation's id or the capability, and its method and path for people. */
export type LostRequest = { source: string; request: string };

/** The target stopped responding and responded again. The lost request is the first one without a response. */
export type Restart = {
  source: string;
  /** The requests that may have stopped the target, as a sentence. */
  before: string;
  /** How long the target didn't respond, in milliseconds. */
  downMs: number;
  /** The case in which it happened. */
  at: CaseName | null;
};

const interruption: AbortReason = {
  missing: 'the rest of the run: it was interrupted',
  error: 'The run was interrupted. Run the gate again for a verdict.',
  at: null,
};

/**
 * Creates the control of a run: whether it continues. A limit, a dead target or an interruption ends it.
 *
 * @param signal once aborted, no more requests are sent
 * @param startedAt when the run started, according to the clock
 */
export const createRunControl = (
  { maxWaitMs, maxDurationMs }: Pick<RunSettings, 'maxWaitMs' | 'maxDurationMs'>,
  { clock, signal, startedAt }: { clock: Clock; signal: AbortSignal; startedAt: number },
) => {
  /** When the run ends, according to the clock. */
  const deadline = startedAt + maxDurationMs;
  const restarts: Restart[] = [];
  let abortReason: AbortReason | null = null;
  let lastResponse: string | null = null;
  /** Ends the run at a limit. Only the cleanup may send further requests. */
  const endAtLimit = (limit: RunLimit): void => {
    const missing =
      limit === '--max-wait'
        ? `time to wait for the target's rate limits: --max-wait (${inMinutes(maxWaitMs)}) was reached`
        : `time: the run reached --max-duration (${inMinutes(maxDurationMs)})`;
    abortReason ??= { missing, error: null, at: null };
  };
  /** Names the requests that may have stopped the target. @param request the first one without a response */
  const describeBefore = (request: string): string =>
    `${request} got no response${lastResponse === null ? '' : `, and the request before it was ${lastResponse}`}.`;
  /** Creates the error that ends a case of a run that has ended. */
  const endedError = (): NotExercisedError => new NotExercisedError((abortReason ?? interruption).missing);
  return {
    clock,
    signal,
    deadline,
    restarts: restarts as readonly Restart[],
    endAtLimit,
    endedError,
    /** Why the run ended early; null while it continues. */
    abortReason: (): AbortReason | null => abortReason ?? (signal.aborted ? interruption : null),
    /** Ends the run because the target no longer responds. @param lost the first request without a response */
    endAsDead: (why: string, { request }: LostRequest): void => {
      abortReason ??= {
        missing: `a target that responds: it stopped responding (${why})`,
        error: `The target stopped responding: ${why}. ${describeBefore(request)} Check that it is running, then run the gate again.`,
        at: null,
      };
    },
    /** Records the case that noticed the end of the run. */
    noteEndedAt: (place: CaseName): void => {
      if (abortReason) abortReason.at ??= place;
    },
    /** Records the last request that got a response. If the target then stops responding, this request may be the reason. */
    noteResponse: (request: string): void => {
      lastResponse = request;
    },
    /** Records that the target stopped responding and responds again. @param lost the first request without a response */
    noteRestart: ({ source, request }: LostRequest, downMs: number): void => {
      restarts.push({ source, before: describeBefore(request), downMs, at: null });
    },
    /** Records the case in which the latest restarts were noticed. */
    noteRestartsAt: (place: CaseName): void => {
      for (const restart of restarts) restart.at ??= place;
    },
    /** @throws NotExercisedError if the run has ended */
    check: (): void => {
      if (!abortReason && clock.now() > deadline) endAtLimit('--max-duration');
      if (abortReason || signal.aborted) throw endedError();
    },
  };
};

export type RunControl = ReturnType<typeof createRunControl>;
