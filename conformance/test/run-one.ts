import { type ClauseId, scopes } from '@workspace-api/contract';
import type { Gate } from '../engine/gate.ts';
import { parseReplay } from '../engine/run/replay-id.ts';
import type { ScenarioResult } from '../engine/run/scenario-result.ts';
import type { RunSettings } from '../engine/run/settings.ts';
import { runScenario } from '../engine/run-scenario.ts';
import { createSession } from '../engine/session.ts';
import { type FakeTarget, fakeToken } from './fake-target.ts';

/** The clause that the tests' scenarios look at. */
export const looked: ClauseId = 'workspaces.get-by-slug';

/** Settings of a quick run with a fixed seed. */
const settingsFor = (target: Pick<FakeTarget, 'url'>, more: Partial<RunSettings> = {}): RunSettings => ({
  url: target.url,
  token: fakeToken,
  tokens: {},
  consoleUrl: null,
  workspace: 'acme',
  mode: 'test',
  scopes: [...scopes],
  driver: null,
  driverOptions: {},
  unsupported: [],
  mayChangeLiveData: false,
  effort: 'quick',
  seed: 7,
  only: [],
  replay: null,
  listOnly: false,
  timeoutMs: 2_000,
  maxWaitMs: 5_000,
  runTag: 'test',
  ...more,
});

/** Runs one scenario against a target, without vitest around it. */
export const runOne = async (
  target: Pick<FakeTarget, 'url'>,
  body: (gate: Gate) => Promise<void>,
  options: Partial<RunSettings> & { clauses?: ClauseId[]; replayId?: string } = {},
): Promise<ScenarioResult> => {
  const { clauses = [looked], replayId, ...more } = options;
  const replay = replayId === undefined ? null : parseReplay(replayId);
  const seed = replay ? { seed: replay.seed } : {};
  const session = await createSession(settingsFor(target, { ...more, replay, ...seed }));
  const result = await runScenario({ id: 'test.one', title: 'One', clauses, needs: [], body }, session);
  await session.client.close();
  return result;
};
