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

const only = ['webhooks', 'deliveries'];

test("that server's deliveries are checked", async () => {
  const { report } = await checkIndependentServer('test', true, { seed: 2, effort: 'quick', only });
  expect(report.verdict).toBe('conformant');
  expect(clausesWith(report, 'not-exercised')).toEqual([]);
});

test("a server whose subscriptions are managed only in its console isn't reported for it", async () => {
  const settings = { seed: 1, effort: 'quick', only } as const;
  const { report } = await checkIndependentServer('test', true, { ...settings, hasWebhooks: false });
  expect(report.errors).toEqual([]);
  expect(new Set(report.clauses.map(({ status }) => status))).toEqual(new Set(['not-exercised']));
});
