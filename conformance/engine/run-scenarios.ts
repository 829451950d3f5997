import { cleanUp } from '../resources/cleanup.ts';
import { type CreatedRecord, type Leftover, remainingRecords } from '../resources/record-events.ts';
import { type Clock, systemClock } from '../target/clock.ts';
import type { Driver } from '../target/driver.ts';
import { createHttpClient, type HttpClientOptions } from '../target/http-client.ts';
import { listCapabilities, loadDriver } from '../target/load-driver.ts';
import { createRateLimits } from '../target/rate-limits.ts';
import { TimeoutError, withinTime } from '../target/within-time.ts';
import { driverTimeoutFactor } from './driver/capability.ts';
import { driverDeletion } from './driver/delete-record.ts';
import { closeReceiver } from './driver/webhook-receiver.ts';
import type { Emit, GateEvent } from './events.ts';
import { createForecasts } from './forecasts.ts';
import { InterruptedError } from './interrupted-error.ts';
import { createReport } from './report/create-report.ts';
import type { Report } from './report/report.ts';
import { createScenarioRun } from './run-scenario.ts';
import type { Scenario } from './scenario.ts';
import { heldInRun } from './scenario-facts.ts';
import { createSession, type Session } from './session/session.ts';
import type { GateOptions } from './settings/gate-options.ts';
import { preflight } from './settings/preflight.ts';
import { selectScenarios } from './settings/select-scenarios.ts';
import {
  type KnownSettings,
  type RunSettings,
  resolveSettings,
  type TokenFacts,
} from './settings/settings.ts';
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
const cleanUpSession = async (session: Session): Promise<{ leftovers: Leftover[]; requests: number }> => {
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
    const events = records.events.splice(0);
    const leftovers = await cleanUp(cleaner, settings, events, driverDeletion(session));
    return { leftovers, requests: cleaner.stats.requests };
  } finally {
    await cleaner.close();
  }
};

/** The records that the cleanup has not deleted yet. */
const toLeftovers = (records: readonly CreatedRecord[]): Leftover[] =>
  records.map(({ kind, id, undo, remains }) => ({
    kind,
    id,
    why: undo ? 'the run was interrupted before its cleanup' : (remains ?? ''),
  }));

/**
 * Checks a target by running scenarios, several at a time where they hold nothing in common.
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
  let events!: ReadableStreamDefaultController<GateEvent>;
  const stream = new ReadableStream<GateEvent>({
    start: (controller) => {
      events = controller;
    },
  });
  const emit: Emit = (event) => events.enqueue(event);
  const stop = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal;
  const working = runAll(scenarios, options, { clock, signal, emit }).finally(() => events.close());
  // It is awaited below. Until then, its failure is not an unhandled rejection.
  working.catch(() => {});
  let isFinished = false;
  try {
    // The run still emits the events of its cleanup if the consumer stops early.
    yield* stream.values({ preventCancel: true });
    isFinished = true;
  } finally {
    stop.abort();
    // The consumer stopped early. It gets no error, but the records are deleted.
    if (!isFinished) await working.catch(() => {});
  }
  await working;
}

/** What a run shares with its consumer. */
type RunContext = { clock: Clock; signal: AbortSignal; emit: Emit };

const runAll = async (
  scenarios: readonly Scenario[],
  options: GateOptions,
  { clock, signal, emit }: RunContext,
): Promise<void> => {
  const startedAt = new Date();
  const began = clock.now();
  const knownSettings = resolveSettings(options);
  const selected = selectScenarios(scenarios, knownSettings);
  const shared = { clock, signal, rateLimits: createRateLimits(clock) };
  const deadline = began + knownSettings.maxDurationMs;
  const { settings, driver } = await prepare(knownSettings, { ...shared, deadline }).catch(
    (error: unknown) => {
      throw signal.aborted ? new InterruptedError(null) : error;
    },
  );
  const session = createSession(settings, { ...shared, driver, startedAt: began, emit });
  const forecasts = createForecasts(session, selected.length);
  const runs = selected.map((scenario) => createScenarioRun(scenario, session, emit));
  const described = describeDriver(driver);
  let created: CreatedRecord[] | null = null;
  let cleaningUp = 0;

  const createRunReport = (leftovers: Leftover[]): Report =>
    createReport({
      settings,
      driver: described,
      results: runs.map((run) => run.result()),
      leftovers,
      startedAt,
      durationMs: Math.round(clock.now() - began),
      forecast: forecasts.last(),
      abortReason: session.run.abortReason(),
      failures: session.breaker.all(),
      restarts: session.run.restarts,
      repeated: session.client.stats.repeated,
      waitedMs: session.client.stats.waitedMs,
      cleaningUp,
      isInterrupted: signal.aborted,
      responses: session.responses.all(),
    });
  // The requests in progress may take their whole timeout, and the report doesn't wait for them.
  const onAbort = () => {
    const leftovers = toLeftovers(created ?? remainingRecords(session.records.events));
    emit({ type: 'run-interrupted', report: createRunReport(leftovers) });
  };
  signal.addEventListener('abort', onAbort, { once: true });
  let isCutShort = false;
  try {
    const { url, workspace, mode, seed, effort } = settings;
    const target = { url, workspace, mode };
    emit({ type: 'run-started', target, driver: described, seed, effort, scenarios: selected.length });
    forecasts.announce(emit);
    await session.turns.runAll(
      runs.map((run) => ({ run, holds: heldInRun(run.scenario.holds, settings.tokens) })),
      async ({ run }) => {
        if (signal.aborted) return;
        await run.start();
        const abortReason = session.run.abortReason();
        if (abortReason && !signal.aborted && !isCutShort) {
          isCutShort = true;
          emit({ type: 'run-cut-short', missing: abortReason.missing });
        }
        forecasts.announce(emit);
      },
    );
    for (const run of runs) await run.finished();
    created = remainingRecords(session.records.events);
    emit({ type: 'cleanup-started', records: created.length });
    const cleaned = await cleanUpSession(session);
    cleaningUp = cleaned.requests;
    emit({ type: 'cleanup-finished', leftovers: cleaned.leftovers });
    const report = createRunReport(cleaned.leftovers);
    if (signal.aborted) throw new InterruptedError(report);
    emit({ type: 'run-finished', report });
  } finally {
    signal.removeEventListener('abort', onAbort);
    await cleanUpSession(session);
    await session.client.close();
    await closeReceiver(session);
    await closeDriver(driver, knownSettings);
  }
};
