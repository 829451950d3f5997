import { expect, test } from 'vitest';
import type { ClauseResult } from './report.ts';
import { evaluateResults, evaluateVerdict } from './verdict.ts';

type Clause = Pick<ClauseResult, 'level' | 'status'>;
const must = (status: ClauseResult['status']): Clause => ({ level: 'must', status });
const provisional = (status: ClauseResult['status']): Clause => ({ level: 'provisional', status });

test('a run where every clause holds is conformant', () => {
  expect(evaluateVerdict([must('pass'), provisional('info'), { level: 'should', status: 'warn' }], [])).toBe(
    'conformant',
  );
});

test('one violated clause is not conformant, whatever else is unknown', () => {
  expect(evaluateVerdict([must('fail'), must('error'), must('not-exercised')], [])).toBe('not-conformant');
});

test.each(['not-exercised', 'unsupported', 'error'] as const)(
  'a clause that is %s makes the run partial',
  (status) => {
    expect(evaluateVerdict([must('pass'), must(status)], [])).toBe('partial');
  },
);

test('a waived requirement makes the run partial, a waived recommendation does not', () => {
  expect(evaluateVerdict([must('waived')], [])).toBe('partial');
  expect(evaluateVerdict([must('pass'), { level: 'should', status: 'waived' }], [])).toBe('conformant');
});

test('a provisional clause does not affect the verdict', () => {
  expect(evaluateVerdict([must('pass'), provisional('not-exercised'), provisional('info')], [])).toBe(
    'conformant',
  );
});

test('an error of the harness makes the run at worst partial', () => {
  expect(evaluateVerdict([must('pass')], [{ scenario: 'a', case: 'b', message: 'c' }])).toBe('partial');
});

test('exit codes are 0, 1 and 3, and 3 becomes 0 if partial is allowed', () => {
  expect(evaluateResults([must('pass')], [], false).exitCode).toBe(0);
  expect(evaluateResults([must('fail')], [], true).exitCode).toBe(1);
  expect(evaluateResults([must('not-exercised')], [], false).exitCode).toBe(3);
  expect(evaluateResults([must('not-exercised')], [], true).exitCode).toBe(0);
});

test('a run with errors never exits with 0', () => {
  expect(evaluateResults([must('pass'), must('error')], [], true).exitCode).toBe(3);
  const errors = [{ scenario: 'a', case: 'b', message: 'c' }];
  expect(evaluateResults([must('pass')], errors, true).exitCode).toBe(3);
});
