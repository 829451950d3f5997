import { expect, test } from 'vitest';
import { isDeeperThan } from './json.ts';

test.each([
  [1, 0],
  [null, 0],
  [[], 1],
  [{ a: [1, { b: 2 }] }, 3],
])('%j has %i levels', (value, levels) => {
  expect(isDeeperThan(value, levels)).toBe(false);
  expect(isDeeperThan(value, levels - 1)).toBe(levels > 0);
});

test('a deeply nested value is checked only to the given depth', () => {
  const endless = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(isDeeperThan(endless, 100)).toBe(true);
});
