import { expect, test } from 'vitest';
import { checkIndependentServer } from './support/check-independent-server.ts';
import { expectNoFalseAlarm } from './support/expect-no-false-alarm.ts';

test.each([1, 2, 3])('a server written only from the service document passes, seed %i', async (seed) => {
  expectNoFalseAlarm(await checkIndependentServer('test', true, { seed, effort: 'standard' }));
  const live = await checkIndependentServer('live', false, { seed, effort: 'standard' });
  expectNoFalseAlarm(live);
  expect(live.changes).toEqual([]);
});
