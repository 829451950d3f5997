import { expect, test } from 'vitest';
import type { ClauseResult } from './report.ts';
import { exitCodeOf, verdictOf } from './verdict.ts';

type Clause = Pick<ClauseResult, 'level' | 'status'>;
const must = (status: ClauseResult['status']): Clause => ({ level: 'must', status });
const provisional = (status: ClauseResult['status']): Clause => ({ level: 'provisional', status });

test('every promise kept is conformant', () => {
  expect(verdictOf([must('pass'), provisional('info'), { level: 'should', status: 'warn' }], [])).toBe(
    'conformant',
  );
});

test('one broken promise is not conformant, whatever else is unknown', () => {
  expect(verdictOf([must('fail'), must('error'), must('not-exercised')], [])).toBe('not-conformant');
});

test.each(['not-exercised', 'unsupported', 'error'] as const)(
  'a promise that is %s makes it partial',
  (status) => {
    expect(verdictOf([must('pass'), must(status)], [])).toBe('partial');
  },
);

test('what the contract only chose counts neither way', () => {
  expect(verdictOf([must('pass'), provisional('not-exercised'), provisional('info')], [])).toBe('conformant');
});

test('an error of the harness makes it partial and never worse', () => {
  expect(verdictOf([must('pass')], [{ scenario: 'a', case: 'b', message: 'c' }])).toBe('partial');
});

test('exit codes are 0, 1 and 3, and 3 becomes 0 where partial is allowed', () => {
  expect(exitCodeOf('conformant', false)).toBe(0);
  expect(exitCodeOf('not-conformant', true)).toBe(1);
  expect(exitCodeOf('partial', false)).toBe(3);
  expect(exitCodeOf('partial', true)).toBe(0);
});
