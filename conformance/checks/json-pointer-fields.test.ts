import { expect, test } from 'vitest';
import { isNearField, namesField } from './json-pointer.ts';

test.each([
  '/a/0/b',
  'a.0.b',
  'a[0].b',
  '$.a[0].b',
  "$['a'][0]['b']",
  '#/a/0/b',
  '/body/a/0/b',
  'body.a.0.b',
])('%s names the field /a/0/b, and is near its parent and child', (path) => {
  expect(namesField(path, '/a/0/b')).toBe(true);
  expect(namesField(path, '/a/0')).toBe(false);
  expect(isNearField(path, '/a')).toBe(true);
  expect(isNearField(path, '/a/0/b/c')).toBe(true);
});

test.each(['', '/', '/b', 'ab', 'a.1.b', '/a/0/bc'])('%s does not name the field /a/0/b', (path) => {
  expect(namesField(path, '/a/0/b')).toBe(false);
  expect(isNearField(path, '/a/0/b')).toBe(false);
});

test('the steps of a pointer are unescaped', () => {
  expect(namesField('/a~1b/~0c', '/a~1b/~0c')).toBe(true);
  expect(namesField('/a/b', '/a~1b')).toBe(false);
});

test('a field named body is not its prefix', () => {
  expect(namesField('/body', '/body')).toBe(true);
});
