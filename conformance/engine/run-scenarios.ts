import { cleanUp } from '../resources/cleanup.ts';
import { type Leftover, remainingRecords } from '../resources/record-events.ts';
import type { Driver } from '../target/driver.ts';
import { capabilitiesOf, loadDriver } from '../target/load-driver.ts';
import { createSession, type Session } from './case/session.ts';
import { createChannel } from './channel.ts';
import type { GateEvent } from './events.ts';
import { InterruptedError } from './interrupted-error.ts';
import { createReport } from './report/create-report.ts';
import type { Report } from './report/report.ts';
import type { ScenarioResult } from './report/scenario-result.ts';
import { runScenario } from './run-scenario.ts';
import type { Scenario } from './scenario.ts';
import type { GateOptions } from './settings/gate-options.ts';
import { preflight } from './settings/preflight.ts';
import { resolveSettings } from './settings/resolve-settings.ts';
import { selectScenarios } from './settings/select-scenarios.ts';
import type { KnownSettings, RunSettings, TokenFacts } from './settings/settings.ts';
import { StartupError } from './settings/startup-error.ts';

/** Creates the driver, and asks the target about the token: in this order, so that a bad driver costs no request. */
const prepare = async (known: KnownSettings): Promise<{ settings: RunSettings; driver: Driver | null }> => {
  let asked: Promise<TokenFacts> | undefined;
  const facts = () => {
    asked ??= preflight(known);
    return asked;
  };
  const driver = await loadDriver(known, { url: known.url, principal: facts }).catch((error: unknown) => {
    const { cause, message } = error as Error;
    // The driver asked the target, which is unreachable or refuses the token: no fault of the driver.
    throw cause instanceof StartupError ? cause : new StartupError(`The driver cannot be used. ${message}`);
  });
  try {
    return { settings: { ...known, ...(await facts()) }, driver };
  } catch (error) {
    await driver?.close?.();
    throw error;
  }
};

const describeDriver = (driver: Driver | null): Report['driver'] =>
  driver && { name: driver.name, capabilities: capabilitiesOf(driver) };

/** Deletes what the session created; what the session forgets afterwards cannot be deleted twice. */
const cleanUpSession = ({ client, settings, events }: Session): Promise<Leftover[]> =>
  cleanUp(client, settings, events.splice(0));

/** Runs one scenario, with its events as they happen; returns what it observed. */
async function* observe(
  scenario: Scenario,
  session: Session,
  stop: AbortController,
): AsyncGenerator<GateEvent, ScenarioResult, undefined> {
  const { id, title } = scenario;
  yield { type: 'scenario-started', id, title };
  const events = createChannel<GateEvent>();
  const running = runScenario(scenario, session, events.push).finally(events.close);
  let isFinished = false;
  try {
    yield* events;
    isFinished = true;
  } finally {
    // The consumer stopped early: wait for the request in progress, so that cleanup sees everything.
    if (!isFinished) stop.abort();
    await running;
  }
  const result = await running;
  yield { type: 'scenario-finished', result };
  return result;
}

/**
 * Judges a target by running scenarios one after another, sorted by id.
 *
 * Iterating runs the gate; ending the iteration early ends the run. In every case the records that the run created are
 * deleted before the iteration ends.
 *
 * @throws StartupError on bad usage, and if the target is unreachable or refuses the token
 * @throws InterruptedError if `options.signal` ends the run
 */
export async function* runScenarios(
  scenarios: readonly Scenario[],
  options: GateOptions,
): AsyncGenerator<GateEvent, void, undefined> {
  const startedAt = new Date();
  const known = resolveSettings(options);
  const selected = selectScenarios(scenarios, known);
  const { settings, driver } = await prepare(known);
  const stop = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal;
  const session = createSession(settings, driver, signal);
  const { url, workspace, mode, seed, effort } = settings;
  const described = describeDriver(driver);
  const target = { url, workspace, mode };
  try {
    yield { type: 'run-started', target, driver: described, seed, effort, scenarios: selected.length };
    const results: ScenarioResult[] = [];
    for (const scenario of selected) {
      if (signal.aborted) break;
      results.push(yield* observe(scenario, session, stop));
    }
    yield { type: 'cleanup-started', records: remainingRecords(session.events).length };
    const leftovers = await cleanUpSession(session);
    yield { type: 'cleanup-finished', leftovers };
    if (signal.aborted) throw new InterruptedError(leftovers);
    yield {
      type: 'run-finished',
      report: createReport({ settings, driver: described, results, leftovers, startedAt }),
    };
  } finally {
    stop.abort();
    await cleanUpSession(session);
    await session.client.close();
    await driver?.close?.();
  }
}
