import { expect, test } from 'vitest';
import { getSpread, median, ratio, slope } from './statistics.ts';

test.each([
  [[3], 3],
  [[9, 1, 2], 2],
  [[4, 1, 3, 100], 3.5],
])('the median of %j is %d', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

test('a spread has the median, the minimum and the maximum', () => {
  expect(getSpread([9, 1.006, 2])).toEqual({ median: 2, min: 1.01, max: 9 });
});

test('a ratio compares within rounds, so that a temporary slowdown of the machine cancels out', () => {
  expect(ratio([100, 10, 200], [50, 5, 100])).toBe(2);
});

test('the slope is the growth per step', () => {
  expect(slope([10, 12, 14, 16])).toBeCloseTo(2);
  expect(slope([5, 5, 5])).toBe(0);
});
