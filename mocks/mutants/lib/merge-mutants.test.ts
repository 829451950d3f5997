import { expect, test } from 'vitest';
import { mergeMutants } from './merge-mutants.ts';
import type { Mutant } from './mutant.ts';

const mutant = (clause: Mutant['clause']): Mutant => ({ clause, text: 'Breaks it.', wrap: (next) => next });

test('merges the mutants of several parts', () => {
  const [a, b] = [mutant('errors.envelope'), mutant('pagination.walk-visits-once')];
  expect(mergeMutants({ a }, {}, { b })).toEqual({ a, b });
});

test('refuses a name that two parts give', () => {
  expect(() =>
    mergeMutants({ a: mutant('errors.envelope') }, { a: mutant('pagination.walk-visits-once') }),
  ).toThrow('Two mutants are called "a": of errors.envelope and of pagination.walk-visits-once. Rename one.');
});
