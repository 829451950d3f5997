import { expect, test, vi } from 'vitest';
import { deferred } from '../fetch/clocks.test-helper.ts';
import { dedupeEvents } from './dedupe-events.ts';

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

test('memory keeps the latest 10,000 events', async () => {
  const handleOnce = dedupeEvents();
  for (let id = 0; id <= 10_000; id++) await handleOnce(`evt_${id}`, () => {});
  expect(await handleOnce('evt_1', () => {})).toBe('duplicate');
  expect(await handleOnce('evt_0', () => {})).toBe('handled');
});

test('another store remembers events across processes, and may be asynchronous', async () => {
  const stored = new Set<string>();
  const store = { has: async (id: string) => stored.has(id), add: async (id: string) => stored.add(id) };
  expect(await dedupeEvents(store)('evt_1', () => {})).toBe('handled');
  expect(await dedupeEvents(store)('evt_1', () => {})).toBe('duplicate');
});
