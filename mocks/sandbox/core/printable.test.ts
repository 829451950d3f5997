import { expect, test } from 'vitest';
import { shorten } from './printable.ts';

test.each([
  ['abcd', 'abcd'],
  ['abcde', 'abc…'],
  ['ab💥de', 'ab…'],
  ['/a~0b', '/a…'],
])('%s becomes %s', (value, short) => {
  expect(shorten(value, 4)).toBe(short);
});
