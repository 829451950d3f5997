import { expect, test } from 'vitest';
import type { ClauseResult, Report } from './report.ts';
import { evaluateResults, evaluateVerdict } from './verdict.ts';

type Clause = Pick<ClauseResult, 'level' | 'status'>;
const must = (status: ClauseResult['status']): Clause => ({ level: 'must', status });
const should = (status: ClauseResult['status']): Clause => ({ level: 'should', status });
const provisional = (status: ClauseResult['status']): Clause => ({ level: 'provisional', status });
const errors = [{ scenario: 'a', case: 'b', message: 'c' }];

test.each<[what: string, clauses: Clause[], verdict: Report['verdict']]>([
  ['every clause holds', [must('pass'), provisional('info'), should('warn')], 'conformant'],
  ['one clause is violated', [must('fail'), must('error'), must('not-exercised')], 'not-conformant'],
  ['a clause is not exercised', [must('pass'), must('not-exercised')], 'partial'],
  ['a clause is unsupported', [must('pass'), must('unsupported')], 'partial'],
  ['a clause has an error', [must('pass'), must('error')], 'partial'],
  ['a requirement is waived', [must('waived')], 'partial'],
  ['a recommendation is waived', [must('pass'), should('waived')], 'conformant'],
  ['only provisional clauses differ', [must('pass'), provisional('not-exercised')], 'conformant'],
])('the verdict of a run in which %s', (_, clauses, verdict) => {
  expect(evaluateVerdict(clauses, [])).toBe(verdict);
});

test('an error of the harness makes the run at worst partial', () => {
  expect(evaluateVerdict([must('pass')], errors)).toBe('partial');
});

test('exit codes are 0, 1 and 3, and 3 becomes 0 if partial is allowed, but never with errors', () => {
  expect(evaluateResults([must('pass')], [], false).exitCode).toBe(0);
  expect(evaluateResults([must('fail')], [], true).exitCode).toBe(1);
  expect(evaluateResults([must('not-exercised')], [], false).exitCode).toBe(3);
  expect(evaluateResults([must('not-exercised')], [], true).exitCode).toBe(0);
  expect(evaluateResults([must('pass'), must('error')], [], true).exitCode).toBe(3);
  expect(evaluateResults([must('pass')], errors, true).exitCode).toBe(3);
});
