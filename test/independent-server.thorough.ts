import { expect, test } from 'vitest';
import { checkIndependentServer } from './support/check-independent-server.ts';
import { clausesWith } from './support/clauses-with.ts';
import { expectNoFalseAlarm } from './support/expect-no-false-alarm.ts';

test.each([1, 2, 3])('a server written only from the service document passes, seed %i', async (seed) => {
  expectNoFalseAlarm(await checkIndependentServer('test', true, { seed, effort: 'standard' }));
  const live = await checkIndependentServer('live', false, { seed, effort: 'standard' });
  expectNoFalseAlarm(live);
  expect(live.changes).toEqual([]);
});

test("that server's deliveries are checked", async () => {
  const only = ['webhooks', 'deliveries'];
  const { report } = await checkIndependentServer('test', true, { seed: 2, effort: 'quick', only });
  expect(report.verdict).toBe('conformant');
  expect(clausesWith(report, 'not-exercised')).toEqual([]);
});
