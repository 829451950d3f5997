import { expect, test } from 'vitest';
import { checkIndependentServer } from './support/check-independent-server.ts';
import { expectNoFalseAlarm } from './support/expect-no-false-alarm.ts';

test('a server written only from the service document passes, with a driver on test data', async () => {
  expectNoFalseAlarm(await checkIndependentServer('test', true, { seed: 1, effort: 'quick' }));
});

const only = ['webhooks', 'deliveries'];

test("a server whose subscriptions are managed only in its console isn't reported for it", async () => {
  const settings = { seed: 1, effort: 'quick', only } as const;
  const { report } = await checkIndependentServer('test', true, { ...settings, hasWebhooks: false });
  expect(report.errors).toEqual([]);
  expect(new Set(report.clauses.map(({ status }) => status))).toEqual(new Set(['not-exercised']));
});
