import { type ClauseId, clauseList } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { Report } from '../../engine/report/report.ts';
import { sampleClause, sampleFinding, sampleReport } from '../../report/sample-report.test-helper.ts';
import { type Round, repeat } from './round.ts';

const [onEveryExchange, alsoOnEvery] = clauseList.filter((clause) => clause['observed-by'] === 'exchange');
const shape = onEveryExchange?.id ?? '';

const scenarios = [
  ['idempotency.mismatch', ['idempotency.replayed-header', 'idempotency.replay-returns-original']],
  ['tokens.revoke', ['tokens.revoke-is-immediate']],
].map(([id, clauses]) => ({
  file: '',
  scenario: { id: id as string, title: '', clauses: clauses as ClauseId[], needs: [] },
}));

/** Runs a round whose runs return reports in order. Returns what was run and the resulting clauses. */
const run = async (last: Report, reports: Report[]) => {
  const runs: (string[] | undefined)[] = [];
  const check = async (only?: string[]) => {
    runs.push(only);
    return reports.shift() ?? sampleReport();
  };
  const rounds: Round[] = [];
  for await (const round of repeat(last, scenarios, check, false)) rounds.push(round);
  return { runs, reports: rounds.map(({ report }) => report), checked: rounds.map(({ what }) => what) };
};

const createReport = (clauses: Report['clauses'], more: Partial<Report> = {}): Report => {
  const isConformant = clauses.every(({ status }) => status === 'pass');
  return sampleReport({
    clauses,
    errors: [],
    ...(isConformant ? { verdict: 'conformant', exitCode: 0 } : {}),
    ...more,
  });
};

test('a failure that remains does not keep what is not exercised from being repeated, but everything', async () => {
  const failed = sampleClause('tokens.revoke-is-immediate', 'fail');
  const missing = sampleClause('idempotency.replay-returns-original', 'not-exercised');
  const passed = sampleClause('idempotency.replayed-header', 'pass');
  const { runs, reports, checked } = await run(createReport([failed, missing, passed]), [
    createReport([failed]),
    createReport([{ ...missing, status: 'pass' }]),
  ]);
  expect(runs).toEqual([['tokens.revoke-is-immediate'], ['idempotency.replay-returns-original']]);
  expect(checked).toEqual(['1 clause that failed', '1 clause not exercised before']);
  expect(reports.at(-1)).toMatchObject({
    verdict: 'not-conformant',
    exitCode: 1,
    totals: { pass: 2, fail: 1, 'not-exercised': 0 },
    clauses: [{ status: 'fail' }, { status: 'pass' }, { status: 'pass' }],
  });
});

test('everything is repeated once nothing fails any more', async () => {
  const failed = sampleClause('tokens.revoke-is-immediate', 'fail');
  const passed = { ...failed, status: 'pass' as const, findings: [] };
  const { runs, reports } = await run(createReport([failed]), [
    createReport([passed]),
    createReport([failed]),
  ]);
  expect(runs).toEqual([['tokens.revoke-is-immediate'], undefined]);
  expect(reports.map(({ verdict, exitCode }) => [verdict, exitCode])).toEqual([
    ['conformant', 0],
    ['not-conformant', 1],
  ]);
});

test('a clause that every exchange shows is repeated with the scenario that showed its failure', async () => {
  const failed = sampleClause(shape, 'fail', { findings: [sampleFinding({ scenario: 'tokens.revoke' })] });
  const { runs } = await run(createReport([failed]), [createReport([failed])]);
  expect(runs).toEqual([[shape, 'tokens.revoke-is-immediate']]);
});

test('a clause that every exchange shows and none showed needs everything', async () => {
  const missing = sampleClause(alsoOnEvery?.id ?? '', 'not-exercised');
  expect((await run(createReport([missing]), [createReport([missing])])).runs).toEqual([undefined]);
});

test('an operation that the target offers now no longer hides its failures', async () => {
  const failed = sampleClause('tokens.revoke-is-immediate', 'fail');
  const entry = {
    declaration: { operation: 'createAgent' },
    operations: ['createAgent'],
    statuses: [404],
    requests: 2,
  };
  const before = createReport([failed], { notOffered: [entry] });
  expect((await run(before, [createReport([failed])])).reports[0]?.notOffered).toBeUndefined();
  const still = createReport([failed], { notOffered: [entry] });
  expect((await run(before, [still])).reports[0]?.notOffered).toEqual([entry]);
});
