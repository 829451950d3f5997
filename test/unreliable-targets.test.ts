import { examples, type OperationId } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { checkConformance, type GateOptions, type Report } from '../conformance/index.ts';
import { hastyClock } from '../conformance/test/hasty-clock.ts';
import type { Wrap } from '../mocks/wrappers/fetch.ts';
import { findOperation } from '../mocks/wrappers/find-operation.ts';
import { checkWithoutWaiting } from './support/check-without-waiting.ts';
import { clausesWith } from './support/clauses-with.ts';
import { rateLimited } from './support/rate-limited.ts';
import { startRelay } from './support/relay.ts';
import { gateOptionsFor, withSandbox } from './support/with-sandbox.ts';

const listReasons = ({ clauses }: Report): string[] =>
  clauses.flatMap(({ status, reason }) => (status === 'not-exercised' && reason ? [reason] : []));

const forOperation =
  (id: OperationId, respond: (request: Request) => Response | Promise<Response>): Wrap =>
  (next) =>
  async (request) =>
    findOperation(request)?.id === id ? respond(request) : next(request);

const hourMs = 3_600_000;

test.each([60, 600])(
  'a limit of %i requests a minute slows the run down, but changes no result',
  async (limit) => {
    const options = { only: ['agents', 'errors.unknown-id-is-404'] };
    const free = await withSandbox({}, (url) => checkWithoutWaiting({ ...gateOptionsFor(url), ...options }));
    const clock = hastyClock();
    const { report, events } = await withSandbox({ wrap: rateLimited(limit, clock) }, (url) =>
      checkWithoutWaiting(
        { ...gateOptionsFor(url), ...options, maxWaitMs: hourMs, maxDurationMs: hourMs },
        clock,
      ),
    );
    expect(report.errors).toEqual([]);
    expect(clausesWith(report, 'fail')).toEqual([]);
    expect(clausesWith(report, 'pass')).toEqual(clausesWith(free.report, 'pass'));
    if (report.requests <= limit) return;
    expect(events.map(({ type }) => type)).toContain('rate-limit-wait');
    expect(report.notes?.join('\n')).toMatch(/allows \d+ requests a minute: about \d+/);
  },
);

test('clauses without time within --max-wait are not exercised, and no 429 is checked', async () => {
  const clock = hastyClock();
  const wrap = rateLimited(20, clock);
  const options: Partial<GateOptions> = { only: ['agents'], maxWaitMs: 100_000 };
  const { report, events } = await withSandbox({ wrap }, (url) =>
    checkWithoutWaiting({ ...gateOptionsFor(url), ...options }, clock),
  );
  expect(clausesWith(report, 'fail')).toEqual([]);
  expect(report).toMatchObject({ verdict: 'partial', exitCode: 3, errors: [] });
  expect(listReasons(report).join('\n')).toContain('--max-wait (100 s) was reached');
  expect(report.notes?.join('\n')).toContain('pass --max-wait');
  expect(events.filter(({ type }) => type === 'run-cut-short')).toHaveLength(1);
  // The cleanup has its own delays.
  expect(report.leftovers.some(({ why }) => why.includes('deactivateAgent was called'))).toBe(true);
});

test('--max-duration ends a run with a partial verdict', async () => {
  const clock = hastyClock();
  const wrap = rateLimited(10, clock);
  const options: Partial<GateOptions> = { only: ['agents'], maxDurationMs: 130_000, allowPartial: true };
  const { report } = await withSandbox({ wrap }, (url) =>
    checkWithoutWaiting({ ...gateOptionsFor(url), ...options }, clock),
  );
  expect(report).toMatchObject({ verdict: 'partial', exitCode: 0, errors: [] });
  expect(clausesWith(report, 'pass')).not.toEqual([]);
  expect(listReasons(report).join('\n')).toContain('--max-duration (2.2 min)');
});

test('a killed target ends the run with one error, which no option allows', async () => {
  const { report, requests } = await withSandbox({}, async (url) => {
    const relay = await startRelay(url);
    let requests = 0;
    try {
      const options = { ...gateOptionsFor(url), target: `${relay.url}/v1`, allowPartial: true };
      const report = await checkConformance({ ...options, only: ['agents', 'approvals'] }, async (event) => {
        if (event.type !== 'case-finished') return;
        requests = event.requests;
        if (event.requests > 60) await relay.kill();
      });
      return { report, requests };
    } finally {
      await relay.kill();
    }
  });
  expect(clausesWith(report, 'fail')).toEqual([]);
  expect(report.errors).toHaveLength(1);
  expect(report.errors[0]?.message).toContain('The target stopped responding');
  expect(report).toMatchObject({ verdict: 'partial', exitCode: 3 });
  expect(listReasons(report).join('\n')).toContain('it stopped responding');
  expect(requests).toBeGreaterThan(60);
});

test('an operation that hangs is skipped and reported once, and no option allows it', async () => {
  const wrap = forOperation('listForms', () => new Promise(() => {}));
  const report = await withSandbox({ wrap }, (url) =>
    checkConformance({
      ...gateOptionsFor(url),
      only: ['forms', 'pagination.walk-visits-once'],
      timeoutMs: 2_000,
      allowPartial: true,
    }),
  );
  expect(clausesWith(report, 'fail')).toEqual([]);
  expect(report.errors.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^listForms returned no usable response and was not called again: no complete response within 2 s\. \d+ cases could not run, and \d+ clauses? could not be checked\.$/,
    ),
  ]);
  expect(report).toMatchObject({ verdict: 'partial', exitCode: 3 });
});

test('an operation behind a proxy that returns HTML is one failure, reported with its consequences', async () => {
  const page = () =>
    new Response('<h1>502 Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } });
  const { report } = await withSandbox({ wrap: forOperation('listForms', page) }, (url) =>
    checkWithoutWaiting({ ...gateOptionsFor(url), only: ['forms', 'errors', 'pagination', 'contract'] }),
  );
  expect(clausesWith(report, 'fail')).toEqual(['errors.always-json']);
  const findings = report.clauses.find(({ status }) => status === 'fail')?.findings;
  expect(findings).toMatchObject([{ operation: 'listForms', intermittent: false }]);
  expect(report).toMatchObject({ verdict: 'not-conformant', exitCode: 1, errors: [] });
  expect(report.notes?.join('\n')).toMatch(
    /listForms returned no usable response and was not called again: status 502/,
  );
});

test('a proxy without a server behind it is an unreachable target, not a violation', async () => {
  let requests = 0;
  const wrap: Wrap = (next) => async (request) => {
    requests += 1;
    if (requests < 60) return next(request);
    return new Response('<h1>502 Bad Gateway</h1>', {
      status: 502,
      headers: { 'content-type': 'text/html' },
    });
  };
  const { report } = await withSandbox({ wrap }, (url) =>
    checkWithoutWaiting({ ...gateOptionsFor(url), only: ['agents'], allowPartial: true }),
  );
  expect(clausesWith(report, 'fail')).toEqual([]);
  expect(report.errors).toHaveLength(1);
  expect(report).toMatchObject({ verdict: 'partial', exitCode: 3 });
});

test('a temporary 5xx is retried and violates no clause', async () => {
  let requests = 0;
  const wrap: Wrap = (next) => async (request) => {
    requests += 1;
    if (request.method !== 'GET' || requests % 7 !== 0 || !request.url.includes('/v1/')) return next(request);
    return Response.json(examples['upstream-unavailable'], { status: 503 });
  };
  const { report } = await withSandbox({ wrap }, (url) =>
    checkWithoutWaiting({ ...gateOptionsFor(url), only: ['agents', 'forms'] }),
  );
  expect(clausesWith(report, 'fail')).toEqual([]);
  expect(report.errors).toEqual([]);
  expect(report.notes?.join('\n')).toMatch(/repeated \d+ requests that returned a 5xx/);
});

test('a target whose /me returns the wrong mode violates only that clause, and the run ends', async () => {
  const wrap: Wrap = (next) => async (request) => {
    const response = await next(request);
    if (findOperation(request)?.id !== 'getMe') return response;
    const body = (await response.text()).replace('"mode":"test"', '"mode":"live"');
    return new Response(body, { status: response.status, headers: response.headers });
  };
  const { report } = await withSandbox({ wrap }, (url) =>
    checkWithoutWaiting({
      ...gateOptionsFor(url),
      only: ['identity', 'pagination.expired-cursor', 'tokens', 'logs'],
    }),
  );
  expect(clausesWith(report, 'fail')).toEqual(['identity.mode-matches-key']);
  expect(report).toMatchObject({ verdict: 'not-conformant', exitCode: 1, errors: [] });
});
