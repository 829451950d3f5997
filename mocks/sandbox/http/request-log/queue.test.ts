import { expect, test } from 'vitest';
import { Queue } from './queue.ts';

test('items are dropped in the order in which they were added', () => {
  const queue = new Queue<number>();
  const seen: (number | undefined)[] = [];
  for (let item = 1; item <= 50; item += 1) {
    queue.add(item);
    if (item % 3 > 0) continue;
    seen.push(queue.drop(), queue.drop());
  }
  expect(seen).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
  expect(queue.toArray()).toEqual(Array.from({ length: 18 }, (_, index) => index + 33));
  expect(queue.size).toBe(18);
});

test('an empty queue has nothing to drop', () => {
  const queue = new Queue<number>();
  expect(queue.drop()).toBeUndefined();
  queue.add(1);
  queue.clear();
  expect([queue.size, queue.drop(), queue.toArray()]).toEqual([0, undefined, []]);
});
