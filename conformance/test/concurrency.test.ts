import { headerNames } from '@workspace-api/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Case } from '../engine/case/case.ts';
import type { Gate } from '../engine/gate.ts';
import type { Report } from '../engine/report/report.ts';
import { scenario } from '../engine/scenario.ts';
import type { GateOptions } from '../engine/settings/gate-options.ts';
import type { Clock } from '../target/waits.ts';
import { collectRun } from './collect-run.ts';
import { deferred } from './deferred.ts';
import { type FakeTarget, fakeMe, fakeToken, startFakeTarget } from './fake-target.ts';
import { hastyClock } from './hasty-clock.ts';
import { checkedClause } from './run-one.ts';

let target: FakeTarget;

const clauses = [checkedClause];

const run = (
  bodies: Record<string, (gate: Gate) => Promise<void>>,
  options: Partial<GateOptions> = {},
  clock?: Clock,
) => {
  const scenarios = Object.entries(bodies).map(([id, body]) => ({
    id,
    ...scenario(id, { holds: [], clauses }, body),
  }));
  const all = { target: target.url, token: fakeToken, effort: 'quick' as const, seed: 1, ...options };
  return collectRun(scenarios, all, clock);
};

const getMe = async (t: Case, expected = 200): Promise<void> => {
  t.expectStatus(checkedClause, await t.send({ operation: 'getMe' }), expected);
};

const cases =
  (names: readonly string[], expected: number) =>
  async (gate: Gate): Promise<void> => {
    for (const name of names) await gate.case(name, (t) => getMe(t, expected));
  };

const properties =
  (names: readonly string[], expected: number) =>
  (gate: Gate): Promise<void> =>
    gate.properties(
      names.map((name) => ({ name, arbitrary: fc.constant(0), body: (t) => getMe(t, expected) })),
    );

const listFindings = ({ clauses: all }: Report) =>
  all.flatMap(({ findings }) => findings).map(({ scenario: id, case: name }) => `${id} ${name}`);

test('a report has the same findings in the same order as one case at a time', async () => {
  // The first scenario is the slowest one.
  target = await startFakeTarget(async ({ path }) => {
    await new Promise((resolve) => setTimeout(resolve, path === '/me' ? 5 : 0));
    return undefined;
  });
  const bodies = {
    'a.slow': cases(['one', 'two', 'three'], 404),
    'b.passes': cases(['one'], 200),
    'c.fast': cases(['one'], 500),
    'd.properties': properties(['one', 'two'], 404),
  };
  const [sequential, concurrent] = [await run(bodies, { concurrency: 1 }), await run(bodies)];
  const expected = [
    'a.slow one',
    'a.slow two',
    'a.slow three',
    'c.fast one',
    'd.properties one: 0',
    'd.properties two: 0',
  ];
  expect(listFindings(sequential.report)).toEqual(expected);
  expect(listFindings(concurrent.report)).toEqual(expected);
  expect(concurrent.report.clauses).toMatchObject(
    sequential.report.clauses.map(({ id, checks, status }) => ({ id, checks, status })),
  );
  expect(concurrent.report.requestsByPurpose).toEqual(sequential.report.requestsByPurpose);
});

/** Runs two cases whose requests a target refuses with this status while both are in progress. Returns the findings. */
const runRefusedTogether = async (status: number) => {
  let arrived = 0;
  const { promise: both, resolve: release } = deferred<void>();
  target = await startFakeTarget(async ({ path }) => {
    if (path !== '/me') return undefined;
    arrived += 1;
    // The first request is the one of the start. Then each case sends one, and repeats it by itself.
    if (arrived === 1 || arrived > 3) return undefined;
    if (arrived === 3) release();
    await both;
    return { status, body: {} };
  });
  const { report } = await run({ 'a.a': cases(['one'], 200), 'b.b': cases(['one'], 200) });
  return report.clauses.filter(({ id }) => id === checkedClause);
};

test('a failure that occurs only while other cases run is repeated by itself and reported as such', async () => {
  const findings = (await runRefusedTogether(403)).flatMap((clause) => clause.findings);
  expect(findings.length).toBeGreaterThan(0);
  for (const finding of findings) expect(finding).toMatchObject({ intermittent: true, simultaneous: true });
  expect(findings[0]?.exchanges).toHaveLength(1);
});

test('a case that met a conflict with another case and passes by itself has no finding', async () => {
  expect(await runRefusedTogether(409)).toMatchObject([{ status: 'pass', checks: 4, findings: [] }]);
});

test('a finding that many cases show belongs to the first one in order, however slow it is', async () => {
  // Every response breaks a clause of all exchanges: an error without a body.
  let isFirst = true;
  target = await startFakeTarget(async ({ path }) => {
    if (path === '/me') return undefined;
    const delay = isFirst ? 50 : 0;
    isFirst = false;
    await new Promise((resolve) => setTimeout(resolve, delay));
    return { status: 404, text: '' };
  });
  const sends = (operation: 'listAgents' | 'listForms') => (gate: Gate) =>
    gate.case('one', async (t) => {
      await t.send({ operation });
      t.pass(checkedClause);
    });
  const bodies = {
    'a.slow': sends('listAgents'),
    'b.fast': sends('listAgents'),
    'c.fast': sends('listForms'),
  };
  const sequential = await run(bodies, { concurrency: 1 });
  isFirst = true;
  const concurrent = await run(bodies);
  expect(listFindings(sequential.report)).toContain('a.slow one: listAgents');
  expect(listFindings(concurrent.report)).toEqual(listFindings(sequential.report));
});

test('an intermittent failure is not blamed on other cases if none ran', async () => {
  let count = 0;
  target = await startFakeTarget(({ path }) => {
    if (path !== '/me') return undefined;
    count += 1;
    // The first request is the gate's own.
    return count === 2 ? { status: 403, body: {} } : undefined;
  });
  const { report } = await run({ 'a.a': cases(['one'], 200) });
  const [finding] = report.clauses.flatMap(({ id, findings }) => (id === checkedClause ? findings : []));
  expect(finding).toMatchObject({ intermittent: true });
  expect(finding?.simultaneous).toBeUndefined();
});

test('a target that allows 60 requests a minute gets at most 60 in each, and the time is forecast', async () => {
  const clock = hastyClock();
  const windowMs = 60_000;
  let endsAt = 0;
  let used = 0;
  const sent: number[] = [];
  target = await startFakeTarget(() => {
    if (clock.now() >= endsAt) {
      sent.push(used);
      endsAt = clock.now() + windowMs;
      used = 0;
    }
    used += 1;
    const headers = {
      [headerNames.rateLimitLimit]: '60',
      [headerNames.rateLimitRemaining]: String(Math.max(60 - used, 0)),
      [headerNames.rateLimitReset]: String(Math.ceil((endsAt - clock.now()) / 1_000)),
    };
    return used > 60
      ? { status: 429, body: {}, headers: { ...headers, [headerNames.retryAfter]: '60' } }
      : { status: 200, body: fakeMe, headers };
  });
  const many = cases(
    Array.from({ length: 50 }, (_, index) => `case ${index}`),
    200,
  );
  const bodies = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`${name}.${name}`, many]));
  const { report, events } = await run(bodies, {}, clock);
  expect(report.requests).toBeGreaterThan(240);
  expect(Math.max(...sent, used)).toBe(60);
  const forecast = events.find(({ type }) => type === 'rate-limit-learned');
  expect(forecast).toMatchObject({ forecast: { requests: 60 } });
});
