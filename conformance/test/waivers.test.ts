import { examples, operations } from '@workspace-api/contract';
import { beforeEach, expect, test } from 'vitest';
import { scenario } from '../engine/scenario.ts';
import { checkConformance, type GateOptions, type Report } from '../index.ts';
import { renderHtml } from '../report/html/page.ts';
import { opened } from '../report/sample-report.test-helper.ts';
import { createView } from '../report/view.ts';
import { collectRun } from './collect-run.ts';
import { type FakeTarget, fakeToken, startFakeTarget } from './fake-target.ts';
import { checkedClause } from './run-one.ts';

const clause = 'tokens.revoke-is-immediate';
let target: FakeTarget;
let acceptsRevoked: boolean;

beforeEach(async () => {
  acceptsRevoked = true;
  let keyCount = 0;
  const revoked = new Set<string>();
  target = await startFakeTarget(({ method, path, headers }) => {
    const isAccepted = acceptsRevoked && path.endsWith(operations.getMe.path);
    if (!isAccepted && revoked.has(headers.authorization ?? ''))
      return { status: 401, body: examples['token-revoked'] };
    if (method === 'DELETE') {
      revoked.add(`Bearer key_test_minted_${path.split('/').at(-1)}`);
      return { status: 204 };
    }
    if (method === 'GET' && path.endsWith('/webhooks')) return { status: 200, body: { data: [] } };
    if (method !== 'POST' || !path.endsWith('/tokens')) return undefined;
    keyCount += 1;
    const id = `tok_${keyCount}`;
    return { status: 201, body: { ...examples['api-key-minted'], id, secret: `key_test_minted_${id}` } };
  });
});

const run = (options: Partial<GateOptions>): Promise<Report> =>
  checkConformance({
    target: target.url,
    token: fakeToken,
    only: [clause],
    effort: 'quick',
    seed: 1,
    ...options,
  });

const findClause = ({ clauses }: Report) => clauses.find(({ id }) => id === clause);

test('a waived failure is shown with the reason and the link of its waiver, and --allow-partial accepts it', async () => {
  const link = 'https://tracker.example.com/12';
  const waivers = [{ clause, operation: 'getMe', reason: 'cached', link, until: '2999-12-31' }];
  const report = await run({ waivers, allowPartial: true });
  const waived = `cached (${link}, until 2999-12-31)`;
  const result = findClause(report);
  expect(result).toMatchObject({ status: 'waived', reason: waived });
  for (const finding of result?.findings ?? []) expect(finding).toMatchObject({ operation: 'getMe', waived });
  expect(report).toMatchObject({ verdict: 'partial', exitCode: 0, totals: { waived: 1, fail: 0 } });
  expect(opened(renderHtml(createView(report)))).toContain(`<a href="${link}"`);
});

const waiverErrors = ({ errors }: Report) =>
  errors.filter(({ scenario }) => scenario === 'the configuration').map(({ message }) => message);

test('an expired waiver has no effect, and is an error', async () => {
  const report = await run({ waivers: [{ clause, reason: 'cached', until: '2020-01-01' }] });
  expect(findClause(report)).toMatchObject({ status: 'fail' });
  expect(waiverErrors(report).join()).toContain(`The waiver of ${clause} expired on 2020-01-01`);
  expect(report.exitCode).toBe(1);
});

test('an unused waiver is an error, even with --allow-partial, unless the failure is intermittent', async () => {
  const waiver = { clause: checkedClause, reason: 'cached' };
  const waivers = [
    { ...waiver, operation: 'getMe' },
    { ...waiver, intermittent: true },
  ];
  const readsMe = scenario('A principal', { clauses: [checkedClause] }, (gate) =>
    gate.case('one', async (t) => t.expectSuccess(checkedClause, await t.send({ operation: 'getMe' }))),
  );
  const options = {
    target: target.url,
    token: fakeToken,
    only: [checkedClause],
    allowPartial: true,
    waivers,
  };
  const { report } = await collectRun([{ id: 'test.me', ...readsMe }], options);
  expect(report).toMatchObject({ verdict: 'partial', exitCode: 3, clauses: [{ status: 'pass' }] });
  expect(waiverErrors(report)).toEqual([
    expect.stringContaining(`The waiver of ${checkedClause} at getMe is unused`),
  ]);
});

test('a waiver of more than the run checked may still be needed', async () => {
  acceptsRevoked = false;
  const waivers = [
    { clause, intermittent: true },
    { clause: 'tokens' },
    { clause, operation: 'getCliConfig' },
  ];
  const report = await run({ waivers: waivers.map((waiver) => ({ ...waiver, reason: 'cached' })) });
  expect(waiverErrors(report)).toEqual([]);
});

test('a waiver of a clause that every exchange shows is evaluated only by a whole run', async () => {
  const waivers = [{ clause: 'errors.always-json', reason: 'known' }];
  const report = await run({ waivers, only: [clause, 'errors.*'] });
  expect(waiverErrors(report)).toEqual([]);
});

test('a replayed case evaluates no waivers', async () => {
  const { clauses } = await run({});
  const replay = clauses.flatMap(({ findings }) => findings)[0]?.replay ?? '';
  const waivers = [{ clause: 'agents.starts-inactive', reason: 'x', until: '2020-01-01' }];
  expect(waiverErrors(await run({ replay, waivers }))).toEqual([]);
});

test('a clause that is declared unsupported at the violating operation is unsupported', async () => {
  const report = await run({ unsupported: [{ clause, operation: 'getMe', reason: 'cached' }] });
  expect(findClause(report)).toMatchObject({ status: 'unsupported', reason: 'getMe: cached', findings: [] });
  expect(report.verdict).toBe('partial');
});
