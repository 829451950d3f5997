import { expect, onTestFinished, test, vi } from 'vitest';
import { runScenarios } from '../engine/run-scenarios.ts';
import { scenario } from '../engine/scenario.ts';
import { fakeToken, startFakeTarget } from './fake-target.ts';
import { checkedClause } from './run-one.ts';

test('the duration of a run is the elapsed time, also if the machine’s clock is set back', async () => {
  const target = await startFakeTarget(() => undefined);
  onTestFinished(() => target.close());
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const setBack = scenario('test.clock', 'The clock is set back', { clauses: [checkedClause] }, async () => {
    vi.setSystemTime(Date.now() - 3_600_000);
  });
  const options = { target: target.url, token: fakeToken, effort: 'quick' as const, seed: 1 };
  let durationMs = Number.NaN;
  for await (const event of runScenarios([setBack], options))
    if (event.type === 'run-finished') durationMs = event.report.durationMs;
  expect(durationMs).toBeGreaterThanOrEqual(0);
});
