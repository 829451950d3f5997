import { expect, test } from 'vitest';
import { mostAttempts, waitAfter } from './retry.ts';

const waits = Array.from({ length: mostAttempts - 1 }, (_, index) => waitAfter(index + 1));

test('six attempts span an hour and six minutes', () => {
  const minutes = waits.reduce((sum, wait) => sum + wait, 0) / 60_000;
  expect(Math.floor(minutes)).toBe(66);
});

test('each wait is twice the one before', () => {
  expect(waits.slice(1)).toEqual(waits.slice(0, -1).map((wait) => wait * 2));
});
