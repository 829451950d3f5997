import { EventEmitter, on } from 'node:events';
import { clauses as register, resources } from '@workspace-api/contract';
import { cleanUp } from '../resources/cleanup.ts';
import type { CreatedRecord, Leftover } from '../resources/run-records.ts';
import type { Driver } from '../target/driver.ts';
import { createHttpClient, type HttpClient } from '../target/http-client.ts';
import { loadDriver } from '../target/load-driver.ts';
import { type Clock, systemClock, TimeoutError, withinTime } from '../target/waits.ts';
import { createCaseRunner } from './case-runner.ts';
import { driverDeletion, driverTimeoutFactor, missingCapability } from './driver/capability.ts';
import { closeReceiver } from './driver/webhook-receiver.ts';
import { describeException, InterruptedError, StartupError } from './errors.ts';
import type { Emit, GateEvent } from './events.ts';
import { createGate } from './gate.ts';
import { createReport, describeDriver } from './report/create-report.ts';
import { forecast, isNews } from './report/forecast.ts';
import type { Report, ScenarioResult } from './report/report.ts';
import type { Scenario } from './scenario.ts';
import { heldInRun } from './scenario-facts.ts';
import { createSession, type Session } from './session/session.ts';
import type { GateOptions } from './settings/gate-options.ts';
import { preflight, type TokenFacts } from './settings/preflight.ts';
import { selectScenarios } from './settings/select-scenarios.ts';
import { type KnownSettings, type RunSettings, resolveSettings } from './settings/settings.ts';

/**
 * Creates the driver, and then requests the facts about the token from the target. In this order, a bad driver costs no
 * request.
 */
const prepare = async (
  knownSettings: KnownSettings,
  client: HttpClient,
): Promise<{ settings: RunSettings; driver: Driver | null }> => {
  let facts: Promise<TokenFacts> | undefined;
  const principal = () => {
    facts ??= preflight(client, knownSettings);
    return facts;
  };
  const limitMs = knownSettings.timeoutMs * driverTimeoutFactor;
  const start = () => loadDriver(knownSettings, { url: knownSettings.url, principal });
  const driver = await withinTime(limitMs, start).catch((error: unknown) => {
    const { cause, message } = error as Error;
    // The driver called the target, which is unreachable or refuses the token. This isn't the driver's mistake.
    throw cause instanceof StartupError ? cause : new StartupError(`The driver cannot be used. ${message}`);
  });
  try {
    return { settings: { ...knownSettings, ...(await principal()) }, driver };
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

/** The minimum time for the cleanup, in milliseconds, even if less of the run's own time is left. */
const cleanupMs = 120_000;

/**
 * Deletes records that the session created, by default all. The cleanup may wait for rate limits even if the run was interrupted
 * or has reached a limit.
 */
const cleanUpSession = async (
  session: Session,
  created: readonly CreatedRecord[] = session.records.remaining(),
): Promise<void> => {
  const { settings, client, cleaned } = session;
  const { requests } = client.stats;
  const work = () => cleanUp(client, settings, created, driverDeletion(session));
  cleaned.leftovers.push(...(await client.extended(cleanupMs, work)));
  cleaned.requests += client.stats.requests - requests;
};

/**
 * Deletes the webhook subscriptions that scenarios have left, before a scenario that may advance the clock: until the end of the
 * run, each of them would receive all events, and many retries.
 */
const deleteSubscriptions = async (session: Session): Promise<void> => {
  const { records, shared } = session;
  const { name } = resources['webhook-subscription'];
  const subscriptions = records.remaining().filter(({ kind }) => kind === name);
  shared.forgetChanged(subscriptions.map(({ id }) => id));
  for (const subscription of subscriptions) records.deleted(subscription);
  if (subscriptions.length > 0) await cleanUpSession(session, subscriptions);
};

/** The records that the cleanup has not deleted yet. */
const listLeftovers = ({ records }: Session): Leftover[] =>
  records.remaining().map(({ kind, id, undo, remains }) => ({
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
  const emitter = new EventEmitter();
  const events = on(emitter, 'event', { close: ['end'] });
  const emit: Emit = (event) => emitter.emit('event', event);
  const stop = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal;
  const working = runAll(scenarios, options, { clock, signal, emit }).finally(() => emitter.emit('end'));
  // It is awaited below. Until then, its failure is not an unhandled rejection.
  working.catch(() => {});
  let isFinished = false;
  try {
    for await (const [event] of events) yield event as GateEvent;
    isFinished = true;
  } finally {
    stop.abort();
    // The consumer stopped early. It gets no error, but the records are deleted.
    if (!isFinished) await working.catch(() => {});
  }
  await working;
}

const runAll = async (
  scenarios: readonly Scenario[],
  options: GateOptions,
  { clock, signal, emit }: { clock: Clock; signal: AbortSignal; emit: Emit },
): Promise<void> => {
  const startedAt = new Date();
  const began = clock.now();
  const knownSettings = resolveSettings(options);
  const [selected, others] = selectScenarios(scenarios, knownSettings);
  const deadline = began + knownSettings.maxDurationMs;
  const onWait = (milliseconds: number) => emit({ type: 'rate-limit-wait', milliseconds });
  const client = createHttpClient({ ...knownSettings, clock, signal, deadline, onWait });
  const { settings, driver } = await prepare(knownSettings, client).catch(async (error: unknown) => {
    await client.close();
    throw signal.aborted ? new InterruptedError(null) : error;
  });
  const session = createSession(settings, driver, { client, clock, signal, deadline, emit });
  const announce = () => {
    const next = forecast(settings, client, selected.length);
    if (!next || !isNews(next, session.announced.forecast)) return;
    session.announced.forecast = next;
    emit({ type: 'rate-limit-learned', forecast: next });
  };
  const runs = selected.map((scenario) => createScenarioRun(scenario, session));
  const createRunReport = (others?: readonly Leftover[]): Report => {
    const time = { startedAt, durationMs: Math.round(clock.now() - began) };
    return createReport(
      session,
      runs.map((run) => run.result()),
      time,
      others,
    );
  };
  // The requests in progress may take their whole timeout, and the report doesn't wait for them.
  const onAbort = () => emit({ type: 'run-interrupted', report: createRunReport(listLeftovers(session)) });
  signal.addEventListener('abort', onAbort, { once: true });
  let isCutShort = false;
  let isCleanedUp = false;
  try {
    const { url, workspace, mode, seed, effort } = settings;
    const target = { url, workspace, mode };
    const described = describeDriver(driver);
    emit({ type: 'run-started', target, driver: described, seed, effort, scenarios: selected.length });
    announce();
    const runGroup = (group: typeof runs) =>
      session.turns.runAll(group, async (run) => {
        if (signal.aborted) return;
        if (run.holds === 'server') await deleteSubscriptions(session);
        await run.start();
        const abortReason = session.run.abortReason();
        if (abortReason && !signal.aborted && !isCutShort) {
          isCutShort = true;
          emit({ type: 'run-cut-short', missing: abortReason.missing });
        }
        announce();
      });
    await runGroup(runs);
    const isUndecided = () =>
      createRunReport().clauses.some(({ id, operations }) =>
        register[id].operations.some((operation) => !operations.includes(operation)),
      );
    if (others.length > 0 && !session.run.abortReason() && isUndecided()) {
      const more = others.map((scenario) => createScenarioRun(scenario, session));
      runs.push(...more);
      await runGroup(more);
    }
    emit({ type: 'cleanup-started', records: session.records.remaining().length });
    isCleanedUp = true;
    await cleanUpSession(session);
    const report = createRunReport();
    emit({ type: 'cleanup-finished', leftovers: report.leftovers });
    if (signal.aborted) throw new InterruptedError(report);
    emit({ type: 'run-finished', report });
  } finally {
    signal.removeEventListener('abort', onAbort);
    if (!isCleanedUp) await cleanUpSession(session);
    await client.close();
    await closeReceiver(session);
    await closeDriver(driver, knownSettings);
  }
};

/** What a scenario lacks to run at all; null if it lacks nothing. */
const findMissing = (session: Session, { needs }: Scenario): string | null => {
  const abortReason = session.run.abortReason();
  if (abortReason) return abortReason.missing;
  const missing = needs.flatMap((name) => missingCapability(session, name) ?? []);
  return missing.length > 0 ? missing.join(' and ') : null;
};

/** Prepares a scenario of a run. */
export const createScenarioRun = (scenario: Scenario, session: Session) => {
  const { emit } = session;
  const runner = createCaseRunner(session, scenario);
  let isFinished = false;

  const runBody = async (): Promise<void> => {
    const missing = findMissing(session, scenario);
    if (missing !== null) return runner.lacks(missing);
    try {
      await scenario.body(createGate(session, scenario.id, runner));
    } catch (error) {
      runner.failed(describeException(error));
    }
  };

  return {
    holds: heldInRun(scenario.holds, session.settings.tokens),
    /** Runs it. Never rejects. While others run, its repetitions wait for them. */
    start: async (): Promise<void> => {
      const { id, title } = scenario;
      emit({ type: 'scenario-started', id, title });
      await runBody();
      await runner.afterRepetitions(async () => {
        isFinished = true;
        emit({ type: 'scenario-finished', result: runner.result() });
      });
    },
    /** What it has observed so far. If it hasn't finished, the rest of its cases counts as missing. */
    result: (): ScenarioResult => {
      if (!isFinished) runner.lacks(session.run.endedError().message);
      isFinished = true;
      return runner.result();
    },
  };
};
