import { expect, test } from 'vitest';
import { toTson } from './tson.ts';
import { parseTson } from './tson-parser.test-helper.ts';

const workspace = (name: unknown) => ({ id: 'ws_1', slug: 'acme', name });
const nameLine = (name: unknown) => toTson('Workspace', [workspace(name)]).split('\n')[1];

test('an empty page has only the first line', () => {
  expect(toTson('Workspace', [])).toBe('[id,slug,name]\n');
});

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
])('the string %j is quoted and survives a round trip', (name) => {
  expect(nameLine(name)).toBe(`ws_1,acme,${JSON.stringify(name)}`);
  expect(parseTson(toTson('Workspace', [workspace(name)])).records).toEqual([['ws_1', 'acme', name]]);
});

test.each(['Acme Coffee', 'C:\\temp', '2026-11-02T09:00:00.000Z', '[1]', 'a:b', 'truely', '1st', 'naïve ☕'])(
  'the string %j is not ambiguous and not quoted',
  (name) => {
    expect(nameLine(name)).toBe(`ws_1,acme,${name}`);
    expect(parseTson(toTson('Workspace', [workspace(name)])).records).toEqual([['ws_1', 'acme', name]]);
  },
);

test.each([[42], [-1.5], [true], [false]])('the value %j is not quoted', (value) => {
  expect(nameLine(value)).toBe(`ws_1,acme,${value}`);
});

test.each([[null], [undefined], [{}], [[]]])('the cell of %j is empty', (value) => {
  expect(nameLine(value)).toBe('ws_1,acme,');
});

test('an array is one cell, an item with a separator is quoted', () => {
  expect(nameLine(['a', 'b;c', 3, { d: 1 }])).toBe('ws_1,acme,a;"b;c";3;"{\\"d\\":1}"');
  expect(parseTson(toTson('Workspace', [workspace(['a', 'b;c', 3])])).records[0]?.[2]).toEqual([
    'a',
    'b;c',
    3,
  ]);
});

test('a path that would break the first line is quoted', () => {
  const tson = toTson('Submission', [{ id: 'sub_1', data: { 'a,b': 1, 'c]': 2 } }]);
  expect(tson.split('\n')[0]).toBe('[id,form_id,"data.a,b","data.c]",submitted_at]');
  expect(parseTson(tson).paths).toEqual(['id', 'form_id', 'data.a,b', 'data.c]', 'submitted_at']);
});
