import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Turns on a separate event loop: `work` passes time, and `loop` ends the present turn. */
const start = () => {
  let time = 0;
  const ends: (() => void)[] = [];
  const turns = createTurns({ now: () => time, afterThisTurn: (run) => ends.push(run) });
  const order: string[] = [];
  const work = (milliseconds: number) => {
    time += milliseconds;
  };
  const execute = async (kind: string, milliseconds: number, bytes: number) => {
    const turn = turns.of(kind);
    await turn.take(bytes);
    order.push(kind);
    work(milliseconds);
    turn.end();
  };
  /** Sends a request that takes some milliseconds once it is admitted. */
  const send = async (kind: string, milliseconds: number, bytes = 0) => {
    void execute(kind, milliseconds, bytes);
    // Node runs what a request has caused before it hears of the next one.
    await new Promise(setImmediate);
  };
  const loop = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { send, loop, order };
};

test('cheap requests are executed at once, in the order in which they come', async () => {
  const { send, order } = start();
  for (const kind of ['first', 'second', 'third']) await send(kind, 1);
  expect(order).toEqual(['first', 'second', 'third']);
});

test('of expensive requests each turn of the event loop executes one, and a cheap one comes before them', async () => {
  const { send, loop, order } = start();
  await send('export', 50);
  await loop();
  for (let count = 0; count < 4; count += 1) await send('export', 50);
  await send('me', 1);
  const perTurn: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const before = order.length;
    await loop();
    perTurn.push(order.length - before);
  }
  expect(order).toEqual(['export', 'export', 'me', 'export', 'export', 'export']);
  // The cheap one does not share its turn with one that would run between its steps.
  expect(perTurn).toEqual([1, 1, 1, 1]);
});

test('a request with a large body waits for those with a small one', async () => {
  const { send, loop, order } = start();
  await send('upload', 10);
  await send('large', 1, 1_000_000);
  await send('small', 1);
  await loop();
  await loop();
  expect(order).toEqual(['upload', 'small', 'large']);
});

test('an expensive request is not put off for ever', async () => {
  const { send, loop, order } = start();
  await send('export', 50);
  await loop();
  await send('me', 50);
  await send('export', 50);
  for (let count = 0; count < 1000 && !order.slice(1).includes('export'); count += 1) {
    await send('me', 50);
    await loop();
  }
  expect(order.slice(1)).toContain('export');
});
