import { expect, onTestFinished, test, vi } from 'vitest';
import { checkedClause, runCase } from '../../test/run-one.ts';
import { startStopwatch, tolerance } from './target-time.ts';

const runFor = (seconds: number) => {
  const clock = vi.spyOn(performance, 'now');
  onTestFinished(() => clock.mockRestore());
  return runCase(
    () => undefined,
    async (t) => {
      clock.mockReturnValue(0);
      const { check } = startStopwatch(t, checkedClause);
      clock.mockReturnValue(seconds * 1000);
      check();
      t.expect(checkedClause, false, { expected: 'in time', got: 'too late' });
    },
  );
};

test('requests that take longer than the tolerance end the case', async () => {
  const { findings, missing } = await runFor(tolerance);
  expect(findings).toEqual([]);
  expect(missing).toHaveLength(1);
});

test('requests within the tolerance are checked', async () => {
  expect((await runFor(tolerance - 1)).findings).toHaveLength(1);
});
