import { expect, test } from 'vitest';
import { mapStrings } from '../../checks/find-string.ts';
import { oneLine, printable } from './format.ts';

test('control characters, lone surrogates and bidirectional overrides become visible', () => {
  expect(printable('a\u001b[31m\u0000\r\u009b\u202e\ud800\ufffe')).toBe(
    'a\\u{1b}[31m\\u{0}\\u{d}\\u{9b}\\u{202e}\\u{d800}\\u{fffe}',
  );
});

test('newlines, tabs and letters of any script stay as they are', () => {
  expect(printable('a\n\tGrüße 世界 🌍')).toBe('a\n\tGrüße 世界 🌍');
});

test('one line has no newline and at most the given number of characters', () => {
  expect(oneLine(' a\n\n b\tc ')).toBe('a b c');
  expect(oneLine('🌍🌍🌍🌍', 3)).toBe('🌍🌍…');
});

test('only strings of plain data are changed, including keys', () => {
  expect(mapStrings({ a: ['a', 1, null, { b: true }] }, (value) => value.toUpperCase())).toEqual({
    A: ['A', 1, null, { B: true }],
  });
});
