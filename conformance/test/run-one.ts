import { type ClauseId, scopes } from '@workspace-api/contract';
import type { Case } from '../engine/case/case.ts';
import { closeReceiver } from '../engine/driver/webhook-receiver.ts';
import type { Gate } from '../engine/gate.ts';
import type { ScenarioResult } from '../engine/report/report.ts';
import { createScenarioRun } from '../engine/run-scenarios.ts';
import { createSession } from '../engine/session/session.ts';
import { parseReplay } from '../engine/settings/replay-id.ts';
import { type RunSettings, resolveSettings } from '../engine/settings/settings.ts';
import { createHttpClient } from '../target/http-client.ts';
import { loadDriver } from '../target/load-driver.ts';
import type { Clock } from '../target/waits.ts';
import { type FakeTarget, fakeToken, startFakeTarget } from './fake-target.ts';
import { hastyClock } from './hasty-clock.ts';

/** The clause that the tests' scenarios check. */
export const checkedClause: ClauseId = 'workspaces.get-by-slug';

/** Settings of a quick run with a fixed seed. */
const settingsFor = (target: Pick<FakeTarget, 'url'>, more: Partial<RunSettings> = {}): RunSettings => ({
  ...resolveSettings({
    target: target.url,
    token: fakeToken,
    effort: 'quick',
    seed: 7,
    concurrency: 1,
    timeoutMs: 2_000,
    maxWaitMs: 5_000,
    maxDurationMs: 600_000,
  }),
  workspace: 'acme',
  mode: 'test',
  reportedMode: 'test',
  scopes: [...scopes],
  missingScopes: [],
  runTag: 'test',
  ...more,
});

type RunOptions = Partial<RunSettings> & { clauses?: ClauseId[]; replayId?: string; clock?: Clock };

/** Runs one scenario against a target. */
export const runOne = async (
  target: Pick<FakeTarget, 'url'>,
  body: (gate: Gate) => Promise<void>,
  options: RunOptions = {},
): Promise<ScenarioResult & { waitedMs: number }> => {
  const { clauses = [checkedClause], replayId, clock = hastyClock(), ...more } = options;
  const replay = replayId === undefined ? null : parseReplay(replayId);
  const seed = replay ? { seed: replay.seed } : {};
  const settings = settingsFor(target, { ...more, replay, ...seed });
  const driverTarget = { url: settings.url, principal: async () => settings };
  const { signal } = new AbortController();
  const deadline = clock.now() + settings.maxDurationMs;
  const driver = await loadDriver(settings, driverTarget);
  const session = createSession(settings, driver, {
    client: createHttpClient({ ...settings, signal, clock, deadline }),
    signal,
    clock,
    deadline,
    emit: () => {},
  });
  const scenario = { id: 'test.one', title: 'One', clauses, holds: 'server' as const, needs: [], body };
  const run = createScenarioRun(scenario, session);
  await run.start();
  await session.client.close();
  await closeReceiver(session);
  return { ...run.result(), waitedMs: session.client.stats.waitedMs };
};

/** Runs one case against a fake target. Returns what it showed of the first clause, and each of its requests once. */
export const runCase = async (
  handler: Parameters<typeof startFakeTarget>[0],
  body: (t: Case) => Promise<unknown>,
  options: RunOptions = {},
) => {
  const target = await startFakeTarget(handler);
  const { observations, errors } = await runOne(target, (gate) => gate.case('one', body), options);
  const { findings = [], missing = [] } = observations[options.clauses?.[0] ?? checkedClause] ?? {};
  return {
    errors,
    findings,
    missing: missing.map(({ reason }) => reason),
    requests: [...new Set(target.requests.map(({ method, path }) => `${method} ${path}`))],
    target,
  };
};
