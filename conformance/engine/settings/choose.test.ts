import { type OperationShape, operationList } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { chooseSome, handlerKind, oneForEachKind } from './choose.ts';

const operations = operationList as readonly OperationShape[];
const kinds = new Set(operations.map(handlerKind));

test('a quick run chooses one operation for each kind of handler', () => {
  const chosen = oneForEachKind(operations, { effort: 'quick', seed: 1 }, 'test.one');
  expect(chosen.map(handlerKind).sort()).toEqual([...kinds].sort());
  expect(kinds.size).toBeLessThan(operations.length / 3);
});

test('seeds together choose every operation', () => {
  const seeds = Array.from({ length: 300 }, (_, seed) => seed);
  const chosen = seeds.flatMap((seed) => oneForEachKind(operations, { effort: 'quick', seed }, 'test.one'));
  expect(new Set(chosen).size).toBe(operations.length);
});

test('a standard run tries everything', () => {
  const standard = { effort: 'standard', seed: 1 } as const;
  expect(oneForEachKind(operations, standard, 'test.one')).toEqual(operations);
  expect(chooseSome([1, 2, 3], 1, standard, 'getMe')).toEqual([1, 2, 3]);
});

test('a quick run tries some of the values, and all of them with enough keys', () => {
  const tried = operations.map(({ id }) => chooseSome([1, 2, 3], 2, { effort: 'quick', seed: 1 }, id));
  expect(tried.every((values) => values.length === 2)).toBe(true);
  expect(new Set(tried.flat()).size).toBe(3);
});

test('choices of one key take turns, so that few of them try every value', () => {
  const tried = [0, 1, 2].map((turn) =>
    chooseSome([1, 2, 3, 4, 5], 2, { effort: 'quick', seed: 7 }, 'a', turn),
  );
  expect(new Set(tried.flat()).size).toBe(5);
});
