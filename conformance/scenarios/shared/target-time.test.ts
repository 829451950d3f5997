import { expect, onTestFinished, test, vi } from 'vitest';
import { startFakeTarget } from '../../test/fake-target.ts';
import { checkedClause, runOne } from '../../test/run-one.ts';
import { startStopwatch, tolerance } from './target-time.ts';

const runFor = async (seconds: number) => {
  const target = await startFakeTarget(() => undefined);
  const clock = vi.spyOn(performance, 'now');
  onTestFinished(() => clock.mockRestore());
  const { observations } = await runOne(target, (gate) =>
    gate.case('slow', async (t) => {
      clock.mockReturnValue(0);
      const { check } = startStopwatch(t, checkedClause);
      clock.mockReturnValue(seconds * 1000);
      check();
      t.expect(checkedClause, false, { expected: 'in time', got: 'too late' });
    }),
  );
  return observations[checkedClause];
};

test('requests that take longer than the tolerance end the case', async () => {
  const { findings, missing } = (await runFor(tolerance)) ?? {};
  expect(findings).toEqual([]);
  expect(missing).toHaveLength(1);
});

test('requests within the tolerance are checked', async () => {
  expect((await runFor(tolerance - 1))?.findings).toHaveLength(1);
});
