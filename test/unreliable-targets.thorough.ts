import { errors, examples, headerNames, mediaTypes, type OperationId } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { Report } from '../conformance/index.ts';
import type { Clock } from '../conformance/target/waits.ts';
import { hastyClock } from '../conformance/test/hasty-clock.ts';
import type { Wrap } from '../mocks/wrappers/fetch.ts';
import { findOperation } from '../mocks/wrappers/find-operation.ts';
import { clausesWith } from './support/clauses-with.ts';
import { driverWithoutDelete } from './support/driver-without-delete.ts';
import { longTest } from './support/long-test.ts';
import { checkSandbox } from './support/with-sandbox.ts';

const windowMs = 60_000;

type Window = { endsAt: number; used: number };

/** A server that limits the requests of each token per minute, on the test's clock. */
const rateLimited = (limit: number, { now }: Pick<Clock, 'now'>): Wrap => {
  const windows = new Map<string, Window>();

  const getWindow = (token: string): Window => {
    const existing = windows.get(token);
    if (existing && existing.endsAt > now()) return existing;
    const fresh = { endsAt: now() + windowMs, used: 0 };
    windows.set(token, fresh);
    return fresh;
  };

  return (next) => async (request) => {
    const token = request.headers.get('authorization');
    if (token === null || !request.url.includes('/v1/')) return next(request);
    const window = getWindow(token);
    const isAllowed = window.used < limit;
    if (isAllowed) window.used += 1;
    const seconds = String(Math.ceil((window.endsAt - now()) / 1000));
    const rateLimitHeaders = {
      [headerNames.rateLimitLimit]: String(limit),
      [headerNames.rateLimitRemaining]: String(limit - window.used),
      [headerNames.rateLimitReset]: seconds,
    };
    if (!isAllowed) {
      const headers = {
        ...rateLimitHeaders,
        'content-type': mediaTypes.json,
        [headerNames.retryAfter]: seconds,
      };
      const { status } = errors['rate-limited'];
      return new Response(JSON.stringify(examples['rate-limited']), { status, headers });
    }
    const response = await next(request);
    const headers = new Headers(response.headers);
    // An unknown token has no limit to show.
    if (response.status !== 401)
      for (const [name, value] of Object.entries(rateLimitHeaders)) headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  };
};

const listReasons = ({ clauses }: Report): string[] =>
  clauses.flatMap(({ status, reason }) => (status === 'not-exercised' && reason ? [reason] : []));

test('clauses without time within --max-wait are not exercised, and no 429 is checked', async () => {
  const clock = hastyClock();
  const wrap = rateLimited(20, clock);
  const options = { driver: driverWithoutDelete, only: ['agents'], maxWaitMs: 100_000 };
  const { report, events } = await checkSandbox({ wrap }, options, clock);
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
  const options = { only: ['agents'], maxDurationMs: 130_000, allowPartial: true };
  const { report } = await checkSandbox({ wrap }, options, clock);
  expect(report).toMatchObject({ verdict: 'partial', exitCode: 0, errors: [] });
  expect(clausesWith(report, 'pass')).not.toEqual([]);
  expect(listReasons(report).join('\n')).toContain('--max-duration (2.2 min)');
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
  const { report } = await checkSandbox({ wrap }, { only: ['agents'], allowPartial: true });
  expect(clausesWith(report, 'fail')).toEqual([]);
  expect(report.errors).toHaveLength(1);
  expect(report).toMatchObject({ verdict: 'partial', exitCode: 3 });
});

const forOperation =
  (id: OperationId, respond: (request: Request) => Response | Promise<Response>): Wrap =>
  (next) =>
  async (request) =>
    findOperation(request)?.id === id ? respond(request) : next(request);

test('an operation behind a proxy that returns HTML is one failure, reported with its consequences', async () => {
  const page = () =>
    new Response('<h1>502 Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } });
  const wrap = forOperation('listForms', page);
  const { report } = await checkSandbox({ wrap }, { only: ['forms', 'errors'] });
  expect(clausesWith(report, 'fail')).toEqual(['errors.always-json']);
  const findings = report.clauses.find(({ status }) => status === 'fail')?.findings;
  expect(findings).toMatchObject([{ operation: 'listForms', intermittent: false }]);
  expect(report).toMatchObject({ verdict: 'not-conformant', exitCode: 1, errors: [] });
  expect(report.notes?.join('\n')).toMatch(
    /listForms returned no usable response and was not called again: status 502/,
  );
});

test('a temporary 5xx is retried and violates no clause', async () => {
  let requests = 0;
  const wrap: Wrap = (next) => async (request) => {
    requests += 1;
    if (request.method !== 'GET' || requests % 7 !== 0 || !request.url.includes('/v1/')) return next(request);
    return Response.json(examples['upstream-unavailable'], { status: 503 });
  };
  const { report } = await checkSandbox({ wrap }, { only: ['forms'] });
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
  const { report } = await checkSandbox({ wrap }, { only: ['identity', 'pagination.expired-cursor'] });
  expect(clausesWith(report, 'fail')).toEqual(['identity.mode-matches-key']);
  expect(report).toMatchObject({ verdict: 'not-conformant', exitCode: 1, errors: [] });
});

const hourMs = 3_600_000;

longTest.each([60, 600])('a whole run at %i requests a minute has no failure', async (limit) => {
  const clock = hastyClock();
  const limits = { maxWaitMs: 3 * hourMs, maxDurationMs: 3 * hourMs };
  const { report } = await checkSandbox({ wrap: rateLimited(limit, clock) }, limits, clock);
  expect(clausesWith(report, 'fail')).toEqual([]);
  expect(report.errors).toEqual([]);
  expect(report).toMatchObject({ verdict: 'partial', exitCode: 3 });
  const reasons = report.clauses.map(({ reason }) => reason ?? '');
  expect(reasons.filter((reason) => /--max-|usable response/.test(reason))).toEqual([]);
});

longTest.each([60, 600])(
  'the defaults end a run at %i requests a minute without a failure',
  async (limit) => {
    const clock = hastyClock();
    const { report } = await checkSandbox({ wrap: rateLimited(limit, clock) }, {}, clock);
    expect(clausesWith(report, 'fail')).toEqual([]);
    expect(report).toMatchObject({ verdict: 'partial', exitCode: 3, errors: [] });
    const isCutShort = report.clauses.some(({ reason }) => reason?.includes('--max-wait'));
    expect(isCutShort).toBe(limit === 60);
  },
);
