import { operations } from '@workspace-api/contract';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import { TransportError } from '../../target/call-error.ts';
import type { HttpClient } from '../../target/http-client.ts';
import { tryParseJson } from '../../target/parse-json.ts';
import { plainRequest } from '../../target/request.ts';
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

/** The target stopped responding and responded again. */
export type Restart = {
  /** The operation or the capability of the first request without a response. */
  source: string;
  /** The requests that may have stopped the target, as a sentence. */
  before: string;
  /** How long the target didn't respond, in milliseconds. */
  downMs: number;
  /** The case in which it happened. */
  at: CaseName | null;
};

/** A request without a response: its method and path, for people. */
type LostRequest = Pick<Restart, 'source' | 'at'> & { request: string };

/** What the parts of a run share. */
export type RunParts = {
  clock: Clock;
  /** Once aborted, no more requests are sent. */
  signal: AbortSignal;
  emit: Emit;
  /** When the run ends, according to the clock. */
  deadline: number;
  client: HttpClient;
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

/**
 * Creates the control of a run: whether it continues. A limit, a dead target or an interruption ends it.
 *
 * @param onRestart called when the target responds again
 */
export const createRunControl = (
  { url, token, maxWaitMs, maxDurationMs }: RunSettings,
  { clock, signal, emit, deadline, client }: RunParts,
  onRestart: () => void,
) => {
  const restarts: Restart[] = [];
  let ended: AbortReason | null = null;
  let lastResponse: string | null = null;
  let checking: Promise<Restart | null> | null = null;

  /** Ends the run at a limit. Only the cleanup may send further requests. */
  const endAtLimit = (limit: RunLimit): void => {
    const missing =
      limit === '--max-wait'
        ? `time to wait for the target's rate limits: --max-wait (${inMinutes(maxWaitMs)}) was reached`
        : `time: the run reached --max-duration (${inMinutes(maxDurationMs)})`;
    ended ??= { missing, error: null, at: null };
  };
  /** Creates the error that ends a case of a run that has ended. */
  const endedError = (): NotExercisedError => new NotExercisedError((ended ?? interruption).missing);

  /** Sends `getMe` and returns why the target doesn't respond; null if it does. A proxy's 5xx isn't a response from the API. */
  const probe = async (): Promise<string | null> => {
    const { method, path } = operations.getMe;
    try {
      const { status, bytes } = await client.sendOnce(plainRequest(method, url + path, token));
      const isFromApi = status < 500 || tryParseJson(bytes) !== undefined;
      return isFromApi ? null : `${method} ${path} returned ${status} without JSON`;
    } catch (error) {
      return `${method} ${path}: ${error instanceof TransportError ? error.why : String(error)}`;
    }
  };
  const findRestart = async ({ source, request, at }: LostRequest): Promise<Restart | null> => {
    const start = clock.now();
    const until = Math.min(start + maxDownMs, deadline);
    let why = await probe();
    if (why === null) return null;
    emit({ type: 'target-wait', why, milliseconds: Math.max(until - start, 0) });
    for (let pause = firstPauseMs; why !== null && clock.now() + pause <= until; ) {
      await clock.wait(pause, signal);
      pause = Math.min(pause * 2, maxPauseMs);
      why = await probe();
    }
    const previous = lastResponse === null ? '' : `, and the request before it was ${lastResponse}`;
    const before = `${request} got no response${previous}.`;
    if (why !== null) {
      const error = `The target stopped responding: ${why}. ${before} Check that it is running, then run the gate again.`;
      ended ??= { missing: `a target that responds: it stopped responding (${why})`, error, at };
      throw endedError();
    }
    const restart = { source, before, downMs: clock.now() - start, at };
    restarts.push(restart);
    onRestart();
    emit({ type: 'target-back', milliseconds: restart.downMs });
    return restart;
  };

  return {
    restarts: restarts as readonly Restart[],
    endAtLimit,
    endedError,
    /** Why the run ended early; null while it continues. */
    abortReason: (): AbortReason | null => ended ?? (signal.aborted ? interruption : null),
    /**
     * Finds out whether the target still responds, after a request that got no response. Waits until it responds again, and ends
     * the run if it doesn't. Requests that fail at the same time share one wait. Returns null if it responds immediately.
     *
     * @param lost the first request without a response
     * @throws NotExercisedError if the run ends
     */
    checkLiveness: (lost: LostRequest): Promise<Restart | null> => {
      checking ??= findRestart(lost)
        // Only the end of the run ends a wait early.
        .catch(() => Promise.reject(endedError()))
        .finally(() => {
          checking = null;
        });
      return checking;
    },
    /** Records the last request that got a response. If the target then stops responding, this request may be the reason. */
    noteResponse: (request: string): void => {
      lastResponse = request;
    },
    /** @throws NotExercisedError if the run has ended */
    check: (): void => {
      if (!ended && clock.now() > deadline) endAtLimit('--max-duration');
      if (ended || signal.aborted) throw endedError();
    },
  };
};
