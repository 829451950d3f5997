import { operations } from '@workspace-api/contract';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { HttpClient } from '../../target/http-client.ts';
import { tryParseJson } from '../../target/parse-json.ts';
import { plainRequest } from '../../target/request.ts';
import { TransportError } from '../../target/transport-error.ts';
import type { Clock, RunLimit } from '../../target/waits.ts';
import type { Emit } from '../events.ts';
import { inMinutes } from '../report/format.ts';
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

/** What a failed request says about the target. */
export type Liveness = {
  /** The error that ends the case of the failed request; null if the target responds. */
  end: NotExercisedError | null;
  /** Whether the target did not respond at first. It may have lost the records that it kept in memory. */
  hasRestarted: boolean;
};

/** How long the gate waits for a target that doesn't respond, in milliseconds. A restart rarely takes longer. */
const maxDownMs = 30_000;
/** The wait before the second probe, in milliseconds. It doubles each time, up to {@link maxPauseMs}. */
const firstPauseMs = 500;
const maxPauseMs = 4_000;

const interruption: AbortReason = {
  missing: 'the rest of the run: it was interrupted',
  error: 'The run was interrupted. Run the gate again for a verdict.',
  at: null,
};

/** Sends `getMe` and returns why the target doesn't respond; null if it does. A proxy's 5xx isn't a response from the API. */
const probeOnce = async ({ sendOnce }: HttpClient, { url, token }: RunSettings): Promise<string | null> => {
  const { method, path } = operations.getMe;
  try {
    const { status, bytes } = await sendOnce(plainRequest(method, url + path, token));
    return status < 500 || tryParseJson(bytes) !== undefined
      ? null
      : `${method} ${path} returned ${status} without JSON`;
  } catch (error) {
    return `${method} ${path}: ${error instanceof TransportError ? error.why : String(error)}`;
  }
};

/**
 * Creates the control of a run: whether it continues. A limit, a dead target or an interruption ends it.
 *
 * @param signal once aborted, no more requests are sent
 * @param deadline when the run ends, according to the clock
 * @param onRestart called when the target responds again
 */
export const createRunControl = (
  settings: RunSettings,
  {
    clock,
    signal,
    emit,
    deadline,
    client,
    onRestart,
  }: {
    clock: Clock;
    signal: AbortSignal;
    emit: Emit;
    deadline: number;
    client: HttpClient;
    onRestart: () => void;
  },
) => {
  const { maxWaitMs, maxDurationMs } = settings;
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
  /** Probes the target until it responds or the time is up. Returns why it doesn't respond, and how long it didn't. */
  const probe = async (): Promise<{ why: string | null; downMs: number }> => {
    const start = clock.now();
    const until = Math.min(start + maxDownMs, deadline);
    let why = await probeOnce(client, settings);
    if (why === null) return { why, downMs: 0 };
    emit({ type: 'target-wait', why, milliseconds: Math.max(until - start, 0) });
    for (let pause = firstPauseMs; why !== null && clock.now() + pause <= until; ) {
      await clock.wait(pause, signal);
      pause = Math.min(pause * 2, maxPauseMs);
      why = await probeOnce(client, settings);
    }
    return { why, downMs: clock.now() - start };
  };
  const findLiveness = async ({ source, request }: LostRequest): Promise<Liveness> => {
    const { why, downMs } = await probe();
    const before = describeBefore(request);
    if (why !== null) {
      abortReason ??= {
        missing: `a target that responds: it stopped responding (${why})`,
        error: `The target stopped responding: ${why}. ${before} Check that it is running, then run the gate again.`,
        at: null,
      };
      return { end: endedError(), hasRestarted: false };
    }
    if (downMs === 0) return { end: null, hasRestarted: false };
    restarts.push({ source, before, downMs, at: null });
    onRestart();
    emit({ type: 'target-back', milliseconds: downMs });
    return { end: null, hasRestarted: true };
  };
  let liveness: Promise<Liveness> | null = null;
  return {
    clock,
    signal,
    deadline,
    restarts: restarts as readonly Restart[],
    endAtLimit,
    endedError,
    /** Why the run ended early; null while it continues. */
    abortReason: (): AbortReason | null => abortReason ?? (signal.aborted ? interruption : null),
    /**
     * Finds out whether the target still responds, after a request that got no response. Waits until it responds again, and ends
     * the run if it doesn't. Requests that fail at the same time share one wait.
     *
     * @param lost the first request without a response
     */
    checkLiveness: (lost: LostRequest): Promise<Liveness> => {
      liveness ??= findLiveness(lost)
        // Only an interruption of the run ends a wait early.
        .catch(() => ({ end: endedError(), hasRestarted: false }))
        .finally(() => {
          liveness = null;
        });
      return liveness;
    },
    /** Records the case that noticed the end of the run. */
    noteEndedAt: (place: CaseName): void => {
      if (abortReason) abortReason.at ??= place;
    },
    /** Records the last request that got a response. If the target then stops responding, this request may be the reason. */
    noteResponse: (request: string): void => {
      lastResponse = request;
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
