import { expect, test } from 'vitest';
import { toTson } from './tson.ts';

const workspace = (name: unknown) => ({ id: 'ws_1', slug: 'acme', name });
const nameLine = (name: unknown) => toTson('Workspace', [workspace(name)]).split('\n')[1];

test.each([
  '',
  'a,b',
  'a;b',
  'say "hi"',
  'two\nlines',
  'tab\there',
  ' padded',
  'padded ',
  '42',
  '-1.5e3',
  '.5',
  'true',
  'null',
])('the string %j is quoted', (name) => {
  expect(nameLine(name)).toBe(`ws_1,acme,${JSON.stringify(name)}`);
});

test.each([[42], [-1.5], [true], [false]])('the value %j is not quoted', (value) => {
  expect(nameLine(value)).toBe(`ws_1,acme,${value}`);
});

test.each([[null], [undefined], [{}], [[]]])('the cell of %j is empty', (value) => {
  expect(nameLine(value)).toBe('ws_1,acme,');
});

test('an array is one cell, an item with a separator is quoted', () => {
  expect(nameLine(['a', 'b;c', 3, { d: 1 }])).toBe('ws_1,acme,a;"b;c";3;"{\\"d\\":1}"');
});

test('a path that would break the first line is quoted', () => {
  const tson = toTson('Submission', [{ id: 'sub_1', data: { 'a,b': 1, 'c]': 2 } }]);
  expect(tson.split('\n')[0]).toBe('[id,form_id,"data.a,b","data.c]",submitted_at]');
});
