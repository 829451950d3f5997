import { expect, test } from 'vitest';
import { deferred } from '../test/deferred.ts';
import type { Holds } from './scenario-facts.ts';
import { createTurns } from './turns.ts';

/** Items that run until they are ended by name, and a log of what happened. */
const harness = (concurrency: number, items: Record<string, Holds>) => {
  const turns = createTurns(concurrency);
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const pause = (name: string): Promise<void> => {
    log.push(`+${name}`);
    return new Promise((resolve) => {
      ends.set(name, () => {
        log.push(`-${name}`);
        resolve();
      });
    });
  };
  const list = Object.entries(items).map(([name, holds]) => ({ name, holds }));
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    turns,
    log,
    pause,
    run: (body: (name: string) => Promise<void> = pause) => turns.runAll(list, ({ name }) => body(name)),
    end: async (...names: string[]) => {
      await settled();
      for (const name of names) ends.get(name)?.();
      await settled();
    },
    running: () =>
      log
        .filter((entry) => entry[0] === '+' && !log.includes(`-${entry.slice(1)}`))
        .map((entry) => entry.slice(1)),
  };
};

test('scenarios that hold nothing in common run together, and those that hold the server follow one at a time', async () => {
  const { run, end, running } = harness(4, { a: 'server', b: ['token'], c: ['token'], d: [], e: 'server' });
  const done = run();
  await end();
  expect(running()).toEqual(['b', 'd']);
  await end('b');
  expect(running()).toEqual(['d', 'c']);
  await end('c', 'd');
  expect(running()).toEqual(['a']);
  await end('a');
  expect(running()).toEqual(['e']);
  await end('e');
  await done;
});

test('no more run at a time than the concurrency, and with 1 each in its place', async () => {
  const three = harness(2, { a: [], b: [], c: [] });
  const done = three.run();
  await three.end();
  expect(three.running()).toEqual(['a', 'b']);
  await three.end('b');
  expect(three.running()).toEqual(['a', 'c']);
  await three.end('a', 'c');
  await done;

  const one = harness(1, { a: [], b: 'server', c: [] });
  await one.run(async (name) => void one.log.push(name));
  expect(one.log).toEqual(['a', 'b', 'c']);
});

test('the works of a scenario use the turns that no other scenario can use', async () => {
  const { turns, run, pause, end, running } = harness(3, { a: [], b: [] });
  const works = (name: string) => [1, 2, 3, 4].map((number) => () => pause(`${name}${number}`));
  const done = run((name) => (name === 'a' ? turns.spread(works(name)) : pause(name)));
  await end();
  expect(running()).toEqual(['a1', 'a2', 'b']);
  await end('b');
  expect(running()).toEqual(['a1', 'a2', 'a3']);
  await end('a2');
  expect(running()).toEqual(['a1', 'a3', 'a4']);
  await end('a1', 'a3', 'a4');
  await done;
});

test('a write waits for the scenario that holds its records, which waits for writes in progress', async () => {
  const { turns, run, pause, end, running } = harness(2, { a: [], b: ['token'], c: [] });
  const done = run(async (name) => {
    if (name === 'b') return pause('b');
    await turns.write(['token'], [], () => pause(`write of ${name}`));
    await turns.write(['agent'], [], () => pause(`other write of ${name}`));
  });
  await end();
  expect(running()).toEqual(['b']);
  await end('b');
  expect(running().toSorted()).toEqual(['write of a', 'write of c']);
  await end('write of a', 'write of c');
  await end('other write of a', 'other write of c');
  await done;
});

test('a waiting scenario leaves its turn to others, and continues when one is free', async () => {
  const { turns, run, pause, end, running } = harness(2, { a: [], b: ['token'], c: [], d: [] });
  const done = run(async (name) => {
    if (name === 'a') await turns.write(['token'], [], () => pause('write of a'));
    else await pause(name);
  });
  await end();
  expect(running()).toEqual(['b', 'c']);
  await end('b');
  expect(running()).toEqual(['c', 'write of a']);
  await end('c');
  expect(running()).toEqual(['write of a', 'd']);
  await end('write of a', 'd');
  await done;
});

test('a waiting scenario continues while those that wait for it have all turns', async () => {
  const { turns, run, pause, end } = harness(2, { a: [], b: ['token'], c: [] });
  const { promise: created, resolve: create } = deferred<void>();
  const done = run(async (name) => {
    if (name === 'b') await pause('b');
    else if (name === 'a') await turns.write(['token'], [], async () => create());
    else await turns.spread([() => created, () => created]);
  });
  await end();
  await end('b');
  await done;
});

test('scenarios that hold something start first', async () => {
  const { run, log } = harness(8, { a: [], b: ['token'], c: ['token', 'agent'] });
  await run(async (name) => void log.push(name));
  expect(log).toEqual(['c', 'a', 'b']);
});

test('what has to run by itself follows what runs together', async () => {
  const { turns, run, log } = harness(2, { a: [], b: [], c: 'server' });
  await run(async (name) => {
    await turns.byItself(async () => void log.push(`${name} by itself`));
    log.push(name);
  });
  expect(log).toEqual(['a', 'b', 'a by itself', 'b by itself', 'c by itself', 'c']);
});
