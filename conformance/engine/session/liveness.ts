import { operations } from '@workspace-api/contract';
import type { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { HttpClient } from '../../target/http-client.ts';
import { userAgent } from '../../target/request.ts';
import { TransportError } from '../../target/transport-error.ts';
import type { RunSettings } from '../settings/settings.ts';
import type { RunControl } from './run-control.ts';

/** How many times the target is probed before it counts as dead. */
const tries = 3;
/**
 * The wait before the second probe, in milliseconds. It doubles each time. A restart behind a load balancer takes that long.
 */
const firstWaitMs = 500;

type Target = { client: HttpClient; settings: Pick<RunSettings, 'url' | 'token'>; run: RunControl };

const isJson = (bytes: Uint8Array): boolean => {
  try {
    JSON.parse(Buffer.from(bytes).toString('utf8'));
    return true;
  } catch {
    return false;
  }
};

/** Sends `getMe` and returns why the target doesn't respond; null if it does. A proxy's 5xx isn't a response from the API. */
const probeOnce = async ({ client, settings }: Target): Promise<string | null> => {
  const { method, path } = operations.getMe;
  const headers = { authorization: `Bearer ${settings.token}`, 'user-agent': userAgent };
  try {
    const request = { method, url: settings.url + path, headers, body: null };
    const { status, bytes } = await client.sendOnce(request);
    return status < 500 || isJson(bytes) ? null : `${method} ${path} returned ${status} without JSON`;
  } catch (error) {
    return `${method} ${path}: ${error instanceof TransportError ? error.why : String(error)}`;
  }
};

const probe = async (target: Target): Promise<string | null> => {
  const { clock, signal } = target.run;
  let why: string | null = null;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt > 0) await clock.wait(firstWaitMs * 2 ** (attempt - 1), signal);
    why = await probeOnce(target);
    if (why === null) return null;
  }
  return why;
};

/**
 * Creates a function that probes whether the target still responds, and ends the run if it doesn't. Requests that fail at the
 * same time share one probe.
 *
 * @returns the error that ends the case of the failed request; null if the target responds
 */
export const createLivenessProbe = (target: Target): (() => Promise<NotExercisedError | null>) => {
  let running: Promise<string | null> | null = null;
  return async () => {
    running ??= probe(target).finally(() => {
      running = null;
    });
    const why = await running;
    if (why === null) return null;
    target.run.endAsDead(why);
    return target.run.endedError();
  };
};
