import { expect, test } from 'vitest';
import { expectNoFalseAlarm } from './support/expect-no-false-alarm.ts';
import { judgeIndependent } from './support/judge-independent.ts';

test('a server written from the service document alone passes, with a driver on test data', async () => {
  expectNoFalseAlarm(await judgeIndependent('test', true, { seed: 1, effort: 'quick' }));
});

test('a server written from the service document alone passes, without a driver on live data', async () => {
  const judged = await judgeIndependent('live', false, { seed: 1, effort: 'quick' });
  expectNoFalseAlarm(judged);
  expect(judged.changes).toEqual([]);
});
