import { expect, test } from 'vitest';
import { valueAt, valuesAt } from './json-pointer.ts';

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
