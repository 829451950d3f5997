import { expect, test } from 'vitest';
import type { Fault } from './fault.ts';
import { mergeFaults } from './merge-faults.ts';

const fault = (clause: Fault['clause']): Fault => ({ clause, text: 'Breaks it.', wrap: (next) => next });

test('merges the faults of several parts', () => {
  const [a, b] = [fault('errors.envelope'), fault('pagination.walk-visits-once')];
  expect(mergeFaults({ a }, {}, { b })).toEqual({ a, b });
});

test('refuses a name that two parts give', () => {
  expect(() =>
    mergeFaults({ a: fault('errors.envelope') }, { a: fault('pagination.walk-visits-once') }),
  ).toThrow('Two faults are called "a": of errors.envelope and of pagination.walk-visits-once. Rename one.');
});
