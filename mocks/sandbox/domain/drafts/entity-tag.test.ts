import { expect, test } from 'vitest';
import { namesTag, withCoding } from './entity-tag.ts';

test('a strong tag differs by content coding, a weak one does not', () => {
  expect(withCoding('"7"', 'gzip')).toBe('"7-gzip"');
  expect(withCoding('W/"7"', 'gzip')).toBe('W/"7"');
});

test.each(['*', '"7"', 'W/"7"', '"6", "7"', '"6","a, b" , W/"7"'])('%s names "7"', (ifNoneMatch) => {
  expect(namesTag(ifNoneMatch, '"7"')).toBe(true);
  expect(namesTag(ifNoneMatch, 'W/"7"')).toBe(true);
});

test.each(['', '7', '"77"', '"7-gzip"', '"7', '"a,"7"', '**'])('%j does not name "7"', (ifNoneMatch) => {
  expect(namesTag(ifNoneMatch, '"7"')).toBe(false);
});
