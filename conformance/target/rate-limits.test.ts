import { headerNames } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { createRateLimits, resetMs, retryAfterMs } from './rate-limits.ts';

const token = 'Bearer key_test_a';

const start = () => {
  let now = 1_000;
  const clock = { now: () => now, wait: async () => {} };
  const limits = createRateLimits(clock);
  return { limits, pass: (milliseconds: number) => (now += milliseconds) };
};

const createResponse = (remaining: number, reset: number | string, status = 200) => ({
  status,
  headers: {
    [headerNames.rateLimitLimit.toLowerCase()]: '60',
    [headerNames.rateLimitRemaining.toLowerCase()]: String(remaining),
    [headerNames.rateLimitReset.toLowerCase()]: String(reset),
  },
});

const limited = (retryAfter: string | null) => ({
  status: 429,
  headers: retryAfter === null ? {} : { [headerNames.retryAfter.toLowerCase()]: retryAfter },
});

test('a 429 delays only its own token, for the requested time', () => {
  const { limits, pass } = start();
  limits.learn(token, limited('7'), 0);
  expect(limits.reserve(token)).toBe(7_000);
  expect(limits.reserve('Bearer key_test_b')).toBe('now');
  pass(7_000);
  expect(limits.reserve(token)).toBe('now');
});

test.each([
  ['no delay', null],
  ['a delay that isn’t a number', 'soon'],
  ['a negative delay', '-5'],
])('waits with backoff after a 429 with %s', (_what, retryAfter) => {
  const { limits } = start();
  const delays = [0, 1, 2, 3].map((attempt) => {
    const fresh = start().limits;
    fresh.learn(token, limited(retryAfter), attempt);
    return fresh.reserve(token);
  });
  expect(delays).toEqual([1_000, 2_000, 4_000, 8_000]);
  expect(limits.findLimit(token)).toBeNull();
});

test('a delay of 0 s is a short wait at first, and a longer wait if that was not enough', () => {
  const { limits } = start();
  limits.learn(token, limited('0'), 0);
  expect(limits.reserve(token)).toBe(50);
  limits.learn(token, limited('0'), 2);
  expect(limits.reserve(token)).toBe(4_000);
});

test('sends nothing while nothing remains', () => {
  const { limits, pass } = start();
  limits.reserve(token);
  limits.learn(token, createResponse(0, 30), 0);
  expect(limits.reserve(token)).toBe(30_000);
  pass(30_000);
  expect(limits.reserve(token)).toBe('now');
  limits.learn(token, createResponse(59, 30), 0);
  expect(limits.reserve(token)).toBe('now');
});

test('stops obeying a header that shows 0 remaining requests in every window, until a 429 confirms it', () => {
  const { limits, pass } = start();
  limits.learn(token, createResponse(0, 60), 0);
  expect(limits.reserve(token)).toBe(60_000);
  pass(60_000);
  for (let request = 0; request < 5; request += 1) {
    expect(limits.reserve(token)).toBe('now');
    limits.learn(token, createResponse(0, 60), 0);
  }
  limits.learn(token, limited('30'), 0);
  pass(30_000);
  limits.reserve(token);
  limits.learn(token, createResponse(0, 20), 0);
  expect(limits.reserve(token)).toBe(20_000);
});

test('simultaneous requests share the remaining count', () => {
  const { limits } = start();
  limits.learn(token, createResponse(2, 60), 0);
  expect([1, 2].map(() => limits.reserve(token))).toEqual(['now', 'now']);
  // What remains may have been refilled, which only the response to a request on its own shows.
  expect(limits.reserve(token)).toBeInstanceOf(Promise);
  limits.learn(token, createResponse(1, 60), 0);
  limits.learn(token, createResponse(0, 60), 0);
  expect(limits.reserve(token)).toBe(60_000);
});

test('one request finds out whether a new window has begun, and the others wait for its response', async () => {
  const { limits, pass } = start();
  expect(limits.reserve(token)).toBe('now');
  expect(limits.reserve(token)).toBeInstanceOf(Promise);
  limits.learn(token, createResponse(0, 10), 0);
  pass(10_000);
  expect(limits.reserve(token)).toBe('now');
  const next = limits.reserve(token);
  limits.learn(token, createResponse(59, 10), 0);
  await next;
  expect(limits.reserve(token)).toBe('now');
});

test('a request without a response lets the next one be sent', async () => {
  const { limits } = start();
  limits.reserve(token);
  const next = limits.reserve(token);
  limits.forget(token);
  await next;
  expect(limits.reserve(token)).toBe('now');
});

test('the limit has the longest observed window', () => {
  const { limits, pass } = start();
  limits.learn(token, createResponse(59, 3), 0);
  pass(3_000);
  limits.learn(token, createResponse(59, 60), 0);
  expect(limits.findLimit(token)).toEqual({ requests: 60, windowMs: 60_000 });
});

const retryAfter = (value: string, more: Record<string, string> = {}) =>
  retryAfterMs({ headers: { [headerNames.retryAfter.toLowerCase()]: value, ...more } });

test('a date is compared with the clock of the target', () => {
  const date = 'Mon, 02 Nov 2026 09:00:00 GMT';
  expect(retryAfter('Mon, 02 Nov 2026 09:00:30 GMT', { date })).toBe(30_000);
  expect(retryAfter('Mon, 02 Nov 2026 08:00:00 GMT', { date })).toBe(0);
  expect(retryAfter('Mon Nov  2 09:00:30 2026', { date })).toBe(30_000);
});

test('the end of a window may be seconds from now or a date in seconds since 1970', () => {
  const reset = (value: string) =>
    resetMs({ headers: { [headerNames.rateLimitReset.toLowerCase()]: value } });
  expect(reset('30')).toBe(30_000);
  expect(reset(String(Math.floor(Date.now() / 1000) - 5))).toBe(0);
  expect(reset('soon')).toBeNull();
});
