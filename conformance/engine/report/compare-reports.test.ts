import { expect, test } from 'vitest';
import { sampleClause, sampleFinding, sampleReport } from '../../report/sample-report.test-helper.ts';
import { compareReports } from './compare-reports.ts';
import type { ClauseStatus } from './report.ts';

const reportWith = (statuses: Readonly<Record<string, ClauseStatus>>, change = {}) =>
  sampleReport({
    clauses: Object.entries(statuses).map(([id, status]) => sampleClause(id, status, { reason: 'none' })),
    ...change,
  });

const change = (before: ClauseStatus, now: ClauseStatus): string[] => {
  const comparison = compareReports(reportWith({ 'a.a': before }), reportWith({ 'a.a': now }));
  return Object.entries(comparison).flatMap(([name, ids]) =>
    Array.isArray(ids) && ids.includes('a.a' as never) ? [name] : [],
  );
};

test.each([
  ['pass', 'fail', ['newlyBroken']],
  ['not-exercised', 'fail', ['newlyBroken']],
  ['info', 'warn', ['newlyBroken']],
  ['fail', 'pass', ['repaired']],
  ['fail', 'fail', ['stillBroken']],
  ['fail', 'waived', ['stillBroken']],
  // A broken clause that isn't checked any more isn't repaired.
  ['fail', 'not-exercised', ['noLongerExercised']],
  ['pass', 'unsupported', ['noLongerExercised']],
  ['error', 'pass', ['newlyExercised']],
  ['not-exercised', 'info', ['newlyExercised']],
  ['pass', 'pass', []],
  ['pass', 'info', []],
  ['not-exercised', 'error', []],
] as const)('a clause with %s and then %s is %j', (before, now, expected) => {
  expect(change(before, now)).toEqual(expected);
});

test('a clause that the earlier report lacks was not checked; the opposite is only counted', () => {
  const comparison = compareReports(
    reportWith({ 'a.gone': 'pass' }),
    reportWith({ 'a.new': 'pass', 'a.broken': 'fail' }),
  );
  expect(comparison).toMatchObject({
    newlyExercised: ['a.new'],
    newlyBroken: ['a.broken'],
    noLongerExercised: [],
  });
  expect(comparison.differences).toEqual(['clauses that only the earlier report has: 1']);
});

test.each([
  ['another operation only', 'listAgents', ['a.a'], []],
  ['it', 'createAgent', [], ['a.a']],
] as const)(
  'a clause that was broken at an operation, and now passes at %s',
  (_, operation, unchecked, repaired) => {
    const report = (status: ClauseStatus, operations: string[], findings = [sampleFinding()].slice(1)) =>
      sampleReport({ clauses: [sampleClause('a.a', status, { operations, findings })] });
    const before = report('fail', ['createAgent'], [sampleFinding({ operation: 'createAgent' })]);
    const comparison = compareReports(before, report('pass', [operation]));
    expect(comparison).toMatchObject({ noLongerExercised: unchecked, repaired });
    expect(comparison.differences.join()).toBe(
      unchecked.length > 0
        ? 'operations that the earlier run found broken, and this one did not check, because they are not offered or not selected: createAgent'
        : '',
    );
  },
);

test('another target or version of the contract is named', () => {
  const url = 'https://api.example.com/v1';
  const previous = reportWith(
    { 'a.a': 'pass' },
    { contract: { version: '0.9.0' }, target: { url, workspace: 'acme', mode: 'test' } },
  );
  expect(compareReports(previous, reportWith({ 'a.a': 'pass' })).differences).toEqual([
    `the target: ${url} in the earlier run, http://127.0.0.1:4010/v1 in this one`,
    'the version of the contract: 0.9.0 in the earlier run, 1.0.0 in this one',
  ]);
});
