import { expect, test } from 'vitest';
import { maxAttempts, retryDelay } from './retry.ts';

const waits = Array.from({ length: maxAttempts - 1 }, (_, index) => retryDelay(index + 1));

test('six attempts span an hour and six minutes', () => {
  const minutes = waits.reduce((sum, wait) => sum + wait, 0) / 60_000;
  expect(Math.floor(minutes)).toBe(66);
});

test('each delay is twice the one before', () => {
  expect(waits.slice(1)).toEqual(waits.slice(0, -1).map((wait) => wait * 2));
});
