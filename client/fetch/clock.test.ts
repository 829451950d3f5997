import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { unlessAborted } from './clock.ts';

const never = new Promise<never>(() => {});

test('work that is done before the abort returns its value or throws its error', async () => {
  const { signal } = new AbortController();
  expect(await unlessAborted(Promise.resolve(1), signal)).toBe(1);
  expect(await unlessAborted(2, undefined)).toBe(2);
  await expect(unlessAborted(Promise.reject(new Error('lost')), signal)).rejects.toThrow('lost');
});

test('an abort, now or later, rejects with its reason', async () => {
  const controller = new AbortController();
  const waiting = unlessAborted(never, controller.signal);
  controller.abort('enough');
  await expect(waiting).rejects.toBe('enough');
  await expect(unlessAborted(never, controller.signal)).rejects.toBe('enough');
});

test('the listener of the signal is removed when the work is done', async () => {
  const { signal } = new AbortController();
  await unlessAborted(Promise.resolve(), signal);
  await unlessAborted(Promise.reject(new Error('lost')), signal).catch(() => {});
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
