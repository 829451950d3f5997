import { expect, test } from 'vitest';
import { valueAt, valuesAt } from './json-pointer.ts';
import { sameValue } from './same-value.ts';

test.each([
  ['', { a: 1 }, { a: 1 }],
  ['/a~1b/m~0n', { 'a/b': { 'm~n': 1 } }, 1],
  ['/~01', { '~1': 1, '/': 2 }, 1],
  ['/list/1', { list: ['a', 'b'] }, 'b'],
  ['/list/01', { list: ['a', 'b'] }, undefined],
  ['/list/length', { list: ['a'] }, undefined],
  ['/toString', {}, undefined],
  ['/a/b', { a: null }, undefined],
])('reads the value at %s', (pointer, document, value) => {
  expect(valueAt(document, pointer)).toEqual(value);
});

test('an asterisk matches each item', () => {
  expect(valuesAt({ data: [{ id: 1 }, {}, { id: 2 }] }, '/data/*/id')).toEqual([1, 2]);
  expect([...valuesAt({ data: {} }, '/data/*/id'), ...valuesAt([1], '')]).toEqual([[1]]);
});

test('compares values as JSON, in any order of their members', () => {
  expect(sameValue({ a: [1, { b: 0, c: null }] }, { a: [1, { c: null, b: -0 }] })).toBe(true);
  expect([sameValue([1, 2], [2, 1]), sameValue({ a: null }, {}), sameValue('1', 1)]).toEqual([
    false,
    false,
    false,
  ]);
});
