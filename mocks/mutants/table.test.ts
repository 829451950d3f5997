import { expect, test } from 'vitest';
import { type Mutant, type MutantTable, mergeMutants, readTable } from './table.ts';

const mutant = (clause: Mutant['clause']): Mutant => ({ clause, text: 'Breaks it.', wrap: (next) => next });

test('merges the mutants of several parts', () => {
  const [a, b] = [mutant('errors.envelope'), mutant('pagination.walk-visits-once')];
  expect(mergeMutants({ a }, {}, { b })).toEqual({ a, b });
});

test('rejects two mutants with the same name', () => {
  expect(() =>
    mergeMutants({ a: mutant('errors.envelope') }, { a: mutant('pagination.walk-visits-once') }),
  ).toThrow(
    'Two mutants have the name "a": one of errors.envelope, one of pagination.walk-visits-once. Rename one of them.',
  );
});

test('rejects two rows of a table with the same name', () => {
  const rows = { a: ['Breaks it.', (next) => next] } as const satisfies MutantTable['errors.envelope'];
  expect(() => readTable({ 'errors.envelope': rows, 'pagination.walk-visits-once': rows })).toThrow(
    'Two mutants have the name "a"',
  );
});
