import { expect, test, vi } from 'vitest';
import { dedupeEvents, memoryEventStore } from './dedupe-events.ts';

/** A promise with its functions. */
const deferred = () => {
  let resolve = () => {};
  let reject = (_: Error) => {};
  const promise = new Promise<void>((succeed, fail) => {
    resolve = succeed;
    reject = fail;
  });
  return { promise, resolve, reject };
};

test('an event is handled once, however often it is delivered', async () => {
  const handleOnce = dedupeEvents();
  const handle = vi.fn();
  expect(await handleOnce('evt_1', handle)).toBe('handled');
  expect(await handleOnce('evt_1', handle)).toBe('duplicate');
  expect(await handleOnce('evt_2', handle)).toBe('handled');
  expect(handle).toHaveBeenCalledTimes(2);
});

test('an event whose handling failed is handled when it is delivered again', async () => {
  const handleOnce = dedupeEvents();
  const handle = vi.fn().mockRejectedValueOnce(new Error('The database is gone.'));
  await expect(handleOnce('evt_1', handle)).rejects.toThrow('The database is gone.');
  expect(await handleOnce('evt_1', handle)).toBe('handled');
  expect(await handleOnce('evt_1', handle)).toBe('duplicate');
});

test('a delivery beside another one of the same event waits for it', async () => {
  const handleOnce = dedupeEvents();
  const { promise, resolve } = deferred();
  const handle = vi.fn(() => promise);
  const both = Promise.all([handleOnce('evt_1', handle), handleOnce('evt_1', handle)]);
  resolve();
  expect(await both).toEqual(['handled', 'duplicate']);
  expect(handle).toHaveBeenCalledOnce();
});

test('a delivery beside another one fails with it, so that the service delivers again', async () => {
  const handleOnce = dedupeEvents();
  const { promise, reject } = deferred();
  const both = Promise.allSettled([handleOnce('evt_1', () => promise), handleOnce('evt_1', () => promise)]);
  reject(new Error('The database is gone.'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('memory holds the latest events, up to its capacity', async () => {
  const handleOnce = dedupeEvents(memoryEventStore(2));
  const outcomes: string[] = [];
  for (const id of ['evt_1', 'evt_2', 'evt_3', 'evt_2', 'evt_1'])
    outcomes.push(await handleOnce(id, () => {}));
  expect(outcomes).toEqual(['handled', 'handled', 'handled', 'duplicate', 'handled']);
});

test('another store remembers across processes, and its answers may take time', async () => {
  const stored = new Set<string>();
  const store = { has: async (id: string) => stored.has(id), add: async (id: string) => stored.add(id) };
  expect(await dedupeEvents(store)('evt_1', () => {})).toBe('handled');
  expect(await dedupeEvents(store)('evt_1', () => {})).toBe('duplicate');
});
