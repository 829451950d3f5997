import { expect, test } from 'vitest';
import { hastyClock } from '../conformance/test/hasty-clock.ts';
import type { Wrap } from '../mocks/wrappers/fetch.ts';
import { findOperation } from '../mocks/wrappers/find-operation.ts';
import { checkWithoutWaiting } from './support/check-without-waiting.ts';
import { clausesWith } from './support/clauses-with.ts';
import { rateLimited } from './support/rate-limited.ts';
import { type Relay, startRelay } from './support/relay.ts';
import { runCommand, sandboxArguments } from './support/run-command.ts';
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

const quick = ['--effort', 'quick', '--seed', '1', '--allow-partial'];

test('the command exits with 3 for a target that is killed during the run, and prints one error', async () => {
  let relay: Relay | undefined;
  let requests = 0;
  const wrap: Wrap = (next) => async (request) => {
    requests += 1;
    if (requests === 500) await relay?.kill();
    return next(request);
  };
  const { exitCode, report, stdout } = await withSandbox({ wrap }, async (url) => {
    relay = await startRelay(url);
    return runCommand([...sandboxArguments(url), '--target', `${relay.url}/v1`, ...quick]);
  });
  expect(requests).toBeGreaterThanOrEqual(500);
  expect(exitCode, stdout).toBe(3);
  expect(report?.errors).toHaveLength(1);
  expect(stdout).toContain('The target stopped responding');
  expect(clausesWith(report, 'fail')).toEqual([]);
});

test('the command exits with 3 for an operation that hangs, and prints it once', async () => {
  const wrap: Wrap = (next) => async (request) =>
    findOperation(request)?.id === 'listForms' ? new Promise(() => {}) : next(request);
  const { exitCode, report, stdout } = await withSandbox({ wrap }, (url) =>
    runCommand([...sandboxArguments(url), ...quick]),
  );
  expect(exitCode, stdout).toBe(3);
  expect(report?.errors).toHaveLength(1);
  expect(stdout).toContain('listForms returned no usable response and was not called again');
  expect(clausesWith(report, 'fail')).toEqual([]);
});
