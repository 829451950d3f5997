import { cleanUp } from '../resources/cleanup.ts';
import { type CreatedRecord, type Leftover, remainingRecords } from '../resources/record-events.ts';
import { type Clock, systemClock } from '../target/clock.ts';
import type { Driver } from '../target/driver.ts';
import { createHttpClient, type HttpClientOptions } from '../target/http-client.ts';
import { listCapabilities, loadDriver } from '../target/load-driver.ts';
import { createRateLimits } from '../target/rate-limits.ts';
import { TimeoutError, withinTime } from '../target/within-time.ts';
import { createChannel } from './channel.ts';
import { driverTimeoutFactor } from './driver/capability.ts';
import { driverDeletion } from './driver/delete-record.ts';
import { closeReceiver } from './driver/webhook-receiver.ts';
import type { GateEvent } from './events.ts';
import { createForecasts } from './forecasts.ts';
import { InterruptedError } from './interrupted-error.ts';
import { createReport } from './report/create-report.ts';
import type { Report, ScenarioResult } from './report/report.ts';
import { type RunningScenario, skippedResult, startScenario } from './run-scenario.ts';
import type { Scenario } from './scenario.ts';
import { createSession, type Session } from './session/session.ts';
import type { GateOptions } from './settings/gate-options.ts';
import { preflight } from './settings/preflight.ts';
import { resolveSettings } from './settings/resolve-settings.ts';
import { selectScenarios } from './settings/select-scenarios.ts';
import type { KnownSettings, RunSettings, TokenFacts } from './settings/settings.ts';
import { StartupError } from './settings/startup-error.ts';

/**
 * Creates the driver, and then requests the facts about the token from the target. In this order, a bad driver costs no
 * request.
 */
const prepare = async (
  knownSettings: KnownSettings,
  shared: Partial<HttpClientOptions>,
): Promise<{ settings: RunSettings; driver: Driver | null }> => {
  let tokenFacts: Promise<TokenFacts> | undefined;
  const facts = () => {
    tokenFacts ??= preflight(knownSettings, shared);
    return tokenFacts;
  };
  const limitMs = knownSettings.timeoutMs * driverTimeoutFactor;
  const start = () => loadDriver(knownSettings, { url: knownSettings.url, principal: facts });
  const driver = await withinTime(limitMs, start).catch((error: unknown) => {
    const { cause, message } = error as Error;
    // The driver called the target, which is unreachable or refuses the token. This isn't the driver's mistake.
    throw cause instanceof StartupError ? cause : new StartupError(`The driver cannot be used. ${message}`);
  });
  try {
    return { settings: { ...knownSettings, ...(await facts()) }, driver };
  } catch (error) {
    await closeDriver(driver, knownSettings);
    throw error;
  }
};

// A driver that fails to close must not delay the verdict.
const closeDriver = async (driver: Driver | null, { timeoutMs }: KnownSettings): Promise<void> => {
  await withinTime(timeoutMs, () => driver?.close?.()).catch((error: unknown) => {
    if (!(error instanceof TimeoutError)) throw error;
  });
};

const describeDriver = (driver: Driver | null): Report['driver'] =>
  driver && { name: driver.name, capabilities: listCapabilities(driver) };

/** The minimum time for the cleanup, in milliseconds, even if less of the run's own time is left. */
const cleanupMs = 120_000;

/**
 * Deletes what the session created. The session forgets these records, so that they can't be deleted twice. The cleanup may
 * wait for rate limits even if the run was interrupted or has reached a limit.
 */
const cleanUpSession = async (session: Session): Promise<Leftover[]> => {
  const { settings, rateLimits, client, records } = session;
  const { clock, deadline } = session.run;
  const cleaner = createHttpClient({
    timeoutMs: settings.timeoutMs,
    maxWaitMs: Math.max(settings.maxWaitMs - client.stats.waitedMs, cleanupMs),
    deadline: Math.max(deadline, clock.now() + cleanupMs),
    clock,
    rateLimits,
  });
  try {
    return await cleanUp(cleaner, settings, records.events.splice(0), driverDeletion(session));
  } finally {
    await cleaner.close();
  }
};

/** Work in progress, such as a scenario, and where the events go that occur in the meantime. */
type Progress = {
  running: RunningScenario | null;
  /** Whether the run yields the events that are pushed. */
  isOpen: boolean;
  push: (event: GateEvent) => void;
};

/** Yields the events that occur during some work, as they happen. Returns its result. */
async function* during<T>(
  progress: Progress,
  start: (push: Progress['push']) => Promise<T>,
  onStop: () => void = () => {},
): AsyncGenerator<GateEvent, T, undefined> {
  const events = createChannel<GateEvent>();
  progress.push = events.push;
  progress.isOpen = true;
  const working = start(events.push).finally(events.close);
  let isFinished = false;
  try {
    yield* events;
    isFinished = true;
  } finally {
    progress.isOpen = false;
    progress.push = () => {};
    // The consumer stopped early. Wait for the request in progress, so that cleanup sees everything.
    if (!isFinished) onStop();
    await working;
  }
  return working;
}

/** Runs one scenario and yields its events. Returns what it observed. */
async function* observe(
  scenario: Scenario,
  session: Session,
  stop: AbortController,
  progress: Progress,
): AsyncGenerator<GateEvent, ScenarioResult, undefined> {
  const { id, title } = scenario;
  yield { type: 'scenario-started', id, title };
  const start = (push: Progress['push']) => {
    progress.running = startScenario(scenario, session, push);
    return progress.running.finished;
  };
  const result = yield* during(progress, start, () => stop.abort());
  progress.running = null;
  yield { type: 'scenario-finished', result };
  return result;
}

/** The records that the cleanup has not deleted yet. */
const toLeftovers = (records: readonly CreatedRecord[]): Leftover[] =>
  records.map(({ kind, id, undo, remains }) => ({
    kind,
    id,
    why: undo ? 'the run was interrupted before its cleanup' : (remains ?? ''),
  }));

/**
 * Checks a target by running scenarios one after another, sorted by id.
 *
 * Iterating runs the gate, and ending the iteration early ends the run. In every case, the records that the run created are
 * deleted before the iteration ends.
 *
 * @throws StartupError on bad usage, and if the target is unreachable or refuses the token
 * @throws InterruptedError if `options.signal` ends the run
 */
export async function* runScenarios(
  scenarios: readonly Scenario[],
  options: GateOptions,
  { clock = systemClock }: { clock?: Clock } = {},
): AsyncGenerator<GateEvent, void, undefined> {
  const startedAt = new Date();
  const knownSettings = resolveSettings(options);
  const selected = selectScenarios(scenarios, knownSettings);
  const stop = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal;
  const shared = { clock, signal, rateLimits: createRateLimits(clock) };
  const began = clock.now();
  const { settings, driver } = await prepare(knownSettings, {
    ...shared,
    deadline: began + knownSettings.maxDurationMs,
  }).catch((error: unknown) => {
    throw signal.aborted ? new InterruptedError(null) : error;
  });
  const progress: Progress = { running: null, isOpen: false, push: () => {} };
  const emit = (event: GateEvent) => progress.push(event);
  const session = createSession(settings, { ...shared, driver, startedAt: began, emit });
  const forecasts = createForecasts(session, selected.length);
  const { url, workspace, mode, seed, effort } = settings;
  const described = describeDriver(driver);
  const target = { url, workspace, mode };
  const results: ScenarioResult[] = [];
  let created: CreatedRecord[] | null = null;

  const reportWith = (observed: readonly ScenarioResult[], leftovers: Leftover[]): Report =>
    createReport({
      settings,
      driver: described,
      // A scenario that an interruption skipped has only what it misses.
      results: [
        ...observed,
        ...selected
          .slice(observed.length)
          .map((scenario) => skippedResult(scenario, session.run.endedError().message)),
      ],
      leftovers,
      startedAt,
      durationMs: Math.round(clock.now() - began),
      forecast: forecasts.last(),
      abortReason: session.run.abortReason(),
      failures: session.breaker.all(),
      restarts: session.run.restarts(),
      repeated: session.client.stats.repeated,
      isInterrupted: signal.aborted,
      responses: session.responses.all(),
    });
  let isAnnounced = false;
  /** Returns the event of an interruption, once. */
  const interruption = (): GateEvent[] => {
    if (!options.signal?.aborted || isAnnounced) return [];
    isAnnounced = true;
    const observed = [...results, ...(progress.running ? [progress.running.soFar()] : [])];
    const leftovers = toLeftovers(created ?? remainingRecords(session.records.events));
    return [{ type: 'run-interrupted', report: reportWith(observed, leftovers) }];
  };
  // The request in progress may take its whole timeout, and the report doesn't wait for it.
  const onAbort = () => {
    if (progress.isOpen) for (const event of interruption()) progress.push(event);
  };
  signal.addEventListener('abort', onAbort);
  try {
    yield { type: 'run-started', target, driver: described, seed, effort, scenarios: selected.length };
    yield* forecasts.news();
    for (const scenario of selected) {
      if (signal.aborted) break;
      const isCutShort = session.run.abortReason() !== null;
      results.push(yield* observe(scenario, session, stop, progress));
      if (signal.aborted) break;
      const abortReason = session.run.abortReason();
      if (abortReason && !isCutShort) yield { type: 'run-cut-short', missing: abortReason.missing };
      yield* forecasts.news();
    }
    yield* interruption();
    created = remainingRecords(session.records.events);
    yield { type: 'cleanup-started', records: created.length };
    const leftovers = yield* during(progress, () => cleanUpSession(session));
    yield { type: 'cleanup-finished', leftovers };
    const report = reportWith(results, leftovers);
    if (signal.aborted) throw new InterruptedError(report);
    yield { type: 'run-finished', report };
  } finally {
    signal.removeEventListener('abort', onAbort);
    stop.abort();
    await cleanUpSession(session);
    await session.client.close();
    await closeReceiver(session);
    await closeDriver(driver, knownSettings);
  }
}
