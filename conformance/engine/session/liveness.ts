import { operations } from '@workspace-api/contract';
import type { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { HttpClient } from '../../target/http-client.ts';
import { tryParseJson } from '../../target/parse-json.ts';
import { plainRequest } from '../../target/request.ts';
import { TransportError } from '../../target/transport-error.ts';
import type { Emit } from '../events.ts';
import type { RunSettings } from '../settings/settings.ts';
import type { LostRequest, RunControl } from './run-control.ts';

/** How long the gate waits for a target that doesn't respond, in milliseconds. A restart rarely takes longer. */
const maxDownMs = 30_000;
/** The wait before the second probe, in milliseconds. It doubles each time, up to {@link maxPauseMs}. */
const firstPauseMs = 500;
const maxPauseMs = 4_000;

type Target = {
  client: HttpClient;
  settings: Pick<RunSettings, 'url' | 'token'>;
  run: RunControl;
  emit: Emit;
};

/** What a failed request says about the target. */
export type Liveness = {
  /** The error that ends the case of the failed request; null if the target responds. */
  end: NotExercisedError | null;
  /** Whether the target did not respond at first. It may have lost the records that it kept in memory. */
  hasRestarted: boolean;
};

/** Sends `getMe` and returns why the target doesn't respond; null if it does. A proxy's 5xx isn't a response from the API. */
const probeOnce = async ({ client, settings }: Target): Promise<string | null> => {
  const { method, path } = operations.getMe;
  try {
    const { status, bytes } = await client.sendOnce(
      plainRequest(method, settings.url + path, settings.token),
    );
    return status < 500 || tryParseJson(bytes) !== undefined
      ? null
      : `${method} ${path} returned ${status} without JSON`;
  } catch (error) {
    return `${method} ${path}: ${error instanceof TransportError ? error.why : String(error)}`;
  }
};

/** Probes the target until it responds or the time is up. Returns why it doesn't respond, and how long it didn't. */
const probe = async (target: Target): Promise<{ why: string | null; downMs: number }> => {
  const { clock, signal, deadline } = target.run;
  const start = clock.now();
  const until = Math.min(start + maxDownMs, deadline);
  let why = await probeOnce(target);
  if (why === null) return { why, downMs: 0 };
  target.emit({ type: 'target-wait', why, milliseconds: Math.max(until - start, 0) });
  for (let pause = firstPauseMs; why !== null && clock.now() + pause <= until; ) {
    await clock.wait(pause, signal);
    pause = Math.min(pause * 2, maxPauseMs);
    why = await probeOnce(target);
  }
  return { why, downMs: clock.now() - start };
};

/**
 * Creates a function that finds out whether the target still responds, after a request that got no response. It waits until the
 * target responds again, and ends the run if it doesn't. Requests that fail at the same time share one wait.
 */
export const createLivenessCheck = (target: Target): ((lost: LostRequest) => Promise<Liveness>) => {
  const { run, emit } = target;
  let running: Promise<Liveness> | null = null;

  const check = async (lost: LostRequest): Promise<Liveness> => {
    const { why, downMs } = await probe(target);
    if (why !== null) {
      run.endAsDead(why, lost);
      return { end: run.endedError(), hasRestarted: false };
    }
    if (downMs === 0) return { end: null, hasRestarted: false };
    run.noteRestart(lost, downMs);
    emit({ type: 'target-back', milliseconds: downMs });
    return { end: null, hasRestarted: true };
  };

  return (lost) => {
    running ??= check(lost)
      // Only an interruption of the run ends a wait early.
      .catch(() => ({ end: run.endedError(), hasRestarted: false }))
      .finally(() => {
        running = null;
      });
    return running;
  };
};
