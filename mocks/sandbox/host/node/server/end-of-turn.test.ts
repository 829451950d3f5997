import { expect, test } from 'vitest';
import { endOfTurn } from './connection.ts';

test('everything that waits in one turn continues together, after the microtasks of that turn', async () => {
  const order: string[] = [];
  const waitFor = async (name: string) => {
    await endOfTurn();
    order.push(name);
  };
  const first = waitFor('first');
  const second = Promise.resolve().then(() => waitFor('second'));
  const microtasks = (async () => {
    for (let count = 0; count < 10; count += 1) await Promise.resolve();
    order.push('microtasks');
  })();
  await Promise.all([first, second, microtasks]);
  expect(order).toEqual(['microtasks', 'first', 'second']);
});

test('a later turn is waited for anew', async () => {
  const earlier = endOfTurn();
  expect(endOfTurn()).toBe(earlier);
  await earlier;
  expect(endOfTurn()).not.toBe(earlier);
});
