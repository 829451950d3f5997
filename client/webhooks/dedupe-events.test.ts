import { expect, test, vi } from 'vitest';
import { deferred } from '../fetch/clocks.test-helper.ts';
import { dedupeEvents, memoryEventStore } from './dedupe-events.ts';

test('an event is handled once, even if it is delivered several times', async () => {
  const handleOnce = dedupeEvents();
  const handle = vi.fn();
  expect(await handleOnce('evt_1', handle)).toBe('handled');
  expect(await handleOnce('evt_1', handle)).toBe('duplicate');
  expect(await handleOnce('evt_2', handle)).toBe('handled');
  expect(handle).toHaveBeenCalledTimes(2);
});

test('an event whose handler failed is handled when it is delivered again', async () => {
  const handleOnce = dedupeEvents();
  const handle = vi.fn().mockRejectedValueOnce(new Error('The database is gone.'));
  await expect(handleOnce('evt_1', handle)).rejects.toThrow('The database is gone.');
  expect(await handleOnce('evt_1', handle)).toBe('handled');
  expect(await handleOnce('evt_1', handle)).toBe('duplicate');
});

test('a simultaneous delivery of the same event waits for the first one', async () => {
  const handleOnce = dedupeEvents();
  const { promise, resolve } = deferred<void>();
  const handle = vi.fn(() => promise);
  const both = Promise.all([handleOnce('evt_1', handle), handleOnce('evt_1', handle)]);
  resolve();
  expect(await both).toEqual(['handled', 'duplicate']);
  expect(handle).toHaveBeenCalledOnce();
});

test('a simultaneous delivery fails with the first one, so that the service delivers again', async () => {
  const handleOnce = dedupeEvents();
  const { promise, reject } = deferred<void>();
  const both = Promise.allSettled([handleOnce('evt_1', () => promise), handleOnce('evt_1', () => promise)]);
  reject(new Error('The database is gone.'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('the memory store remembers the latest events, up to its capacity', async () => {
  const handleOnce = dedupeEvents(memoryEventStore(2));
  const outcomes: string[] = [];
  for (const id of ['evt_1', 'evt_2', 'evt_3', 'evt_2', 'evt_1'])
    outcomes.push(await handleOnce(id, () => {}));
  expect(outcomes).toEqual(['handled', 'handled', 'handled', 'duplicate', 'handled']);
});

test('another store remembers events across processes, and may be asynchronous', async () => {
  const stored = new Set<string>();
  const store = { has: async (id: string) => stored.has(id), add: async (id: string) => stored.add(id) };
  expect(await dedupeEvents(store)('evt_1', () => {})).toBe('handled');
  expect(await dedupeEvents(store)('evt_1', () => {})).toBe('duplicate');
});

test('a capacity that is not a number is an error, since the store would remember nothing', () => {
  expect(() => memoryEventStore(Number(undefined))).toThrow(
    'Expected the option capacity to be a number of at least 0, got NaN.',
  );
});
