import { expect, onTestFinished } from 'vitest';
import { checkConformance } from '../conformance/index.ts';
import { createSandbox, serve, systemClock } from '../mocks/index.ts';
import { freshRecords, testShared } from '../mocks/test/records.ts';
import { gateOptionsFor } from './support/with-sandbox.ts';

/** What depends on the order of requests to several processes, or on what a process has in memory. */
const only = [
  'approvals.one-decision-wins',
  'authentication.*',
  'idempotency.concurrent-executes-once',
  'idempotency.mismatch-*',
  'idempotency.replay-*',
  'oauth.code-single-use',
  'oauth.refresh-*',
  'pages.concurrent-*',
  'pagination.*',
  'tokens.*',
];

testShared('the gate finds no violation if its requests alternate between two sandboxes', async () => {
  const records = freshRecords();
  const failures: string[] = [];
  const log = (line: string) => void failures.push(line);
  const open = (seed: number) => createSandbox({ ...records, seed, clock: systemClock('2026-11-02'), log });
  const sandboxes = await Promise.all([open(1), open(2)]);
  const [one, other] = sandboxes;
  let count = 0;
  const fetch: typeof one.fetch = (...request) => (count++ % 2 ? one : other).fetch(...request);
  const served = await serve({ fetch }, { port: 0, log });
  onTestFinished(async () => {
    await served.close();
    for (const sandbox of sandboxes) await sandbox.close();
  });
  const { clauses, errors } = await checkConformance({ ...gateOptionsFor(served.url), only });
  expect(failures).toEqual([]);
  expect(errors).toEqual([]);
  expect(clauses.filter(({ status }) => status !== 'pass')).toEqual([]);
});
