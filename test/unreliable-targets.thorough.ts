import { expect, test } from 'vitest';
import { hastyClock } from '../conformance/test/hasty-clock.ts';
import { checkWithoutWaiting } from './support/check-without-waiting.ts';
import { clausesWith } from './support/clauses-with.ts';
import { rateLimited } from './support/rate-limited.ts';
import { gateOptionsFor, withSandbox } from './support/with-sandbox.ts';

const hourMs = 3_600_000;

test.each([60, 600])('a whole run at %i requests a minute has no failure', async (limit) => {
  const clock = hastyClock();
  const limits = { maxWaitMs: 3 * hourMs, maxDurationMs: 3 * hourMs };
  const { report } = await withSandbox({ wrap: rateLimited(limit, clock) }, (url) =>
    checkWithoutWaiting({ ...gateOptionsFor(url), ...limits }, clock),
  );
  expect(clausesWith(report, 'fail')).toEqual([]);
  expect(report.errors).toEqual([]);
  expect(report).toMatchObject({ verdict: 'partial', exitCode: 3 });
  const reasons = report.clauses.map(({ reason }) => reason ?? '');
  expect(reasons.filter((reason) => /--max-|usable response/.test(reason))).toEqual([]);
});

test.each([60, 600])('the defaults end a run at %i requests a minute without a failure', async (limit) => {
  const clock = hastyClock();
  const { report } = await withSandbox({ wrap: rateLimited(limit, clock) }, (url) =>
    checkWithoutWaiting(gateOptionsFor(url), clock),
  );
  expect(clausesWith(report, 'fail')).toEqual([]);
  expect(report).toMatchObject({ verdict: 'partial', exitCode: 3, errors: [] });
  const isCutShort = report.clauses.some(({ reason }) => reason?.includes('--max-wait'));
  expect(isCutShort).toBe(limit === 60);
});
