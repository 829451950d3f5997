import { expect, test } from 'vitest';
import { withNul, withoutNul } from './nul.ts';

test.each([
  '',
  'plain',
  'a\0b',
  '\0',
  '\u{10fffe}',
  '\u{10fffe}\u{10ffff}',
  '\u{10fffe}\0\u{10fffe}\u{10fffe}',
])('the text %j comes back as it was, and holds no U+0000 between', (text) => {
  expect(withoutNul(text)).not.toContain('\0');
  expect(withNul(withoutNul(text))).toBe(text);
});
