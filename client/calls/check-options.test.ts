import { expect, test, vi } from 'vitest';
import { createWorkspaceClient, retries, timeouts } from '../index.ts';

const baseUrl = 'http://127.0.0.1:4010/v1';
const unset = Number(undefined);

test.each(['timeout', 'retries', 'maxDelay'])('a client refuses %s: NaN', (name) => {
  const message = `Expected the option ${name} to be a number of at least 0, got NaN.`;
  expect(() => createWorkspaceClient({ baseUrl, [name]: unset })).toThrow(message);
});

test('a wrapper of fetch refuses NaN, with which it would retry or wait without end', () => {
  expect(() => retries({ retries: unset })).toThrow('option retries');
  expect(() => retries({ maxDelay: unset })).toThrow('option maxDelay');
  expect(() => timeouts(unset)).toThrow('option timeout');
});

test('a call, a tail and a list refuse NaN before they send a request', async () => {
  const send = vi.fn(() => Response.json({ data: [], has_more: false }));
  const api = createWorkspaceClient({ baseUrl, token: 'a', fetch: send });
  await expect(api.identity.getMe({ timeout: unset })).rejects.toThrow('option timeout');
  await expect(api.identity.getMe({ retries: unset }).result()).rejects.toThrow('option retries');
  await expect(api.logs.tail('acme', { retries: unset }).next()).rejects.toThrow('option retries');
  await expect(api.logs.tail('acme', { maxDelay: unset }).next()).rejects.toThrow('option maxDelay');
  await expect(api.pages.list('acme').toArray({ limit: unset })).rejects.toThrow('option limit');
  expect(send).not.toHaveBeenCalled();
});

test('a clock or jitter that returns NaN ends the retries', async () => {
  const fail = vi.fn(() => new Response(null, { status: 500 }));
  const response = await retries({ random: () => unset })(fail)('http://127.0.0.1/');
  expect([response.status, fail.mock.calls.length]).toEqual([500, 1]);
});
