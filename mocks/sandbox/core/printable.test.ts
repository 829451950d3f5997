import { expect, test } from 'vitest';
import { shorten } from './printable.ts';

test.each([
  ['abcd', 'abcd'],
  ['abcde', 'abc…'],
  ['ab💥de', 'ab…'],
  ['/a~0b', '/a…'],
])('%s becomes %s', (text, short) => {
  expect(shorten(text, 4)).toBe(short);
});
