import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { unlessAborted } from './clock.ts';

test('the listener of the signal is removed when the work is done', async () => {
  const { signal } = new AbortController();
  await unlessAborted(Promise.resolve(), signal);
  await unlessAborted(Promise.reject(new Error('lost')), signal).catch(() => {});
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
