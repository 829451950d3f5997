import { expect, test } from 'vitest';
import { manualClock } from '../core/clock.ts';
import { createRateLimiter } from './rate-limiter.ts';

const start = () => {
  const clock = manualClock(new Date('2026-11-02T09:00:00.000Z'));
  return { clock, limiter: createRateLimiter(clock, { limit: 2, windowSeconds: 10 }) };
};

test('a window starts with the first request and ends by the clock', async () => {
  const { clock, limiter } = start();
  await limiter.take('tok_a');
  clock.advance(9001);
  expect(await limiter.take('tok_a')).toEqual({ allowed: true, limit: 2, remaining: 0, resetSeconds: 1 });
  clock.advance(999);
  expect(await limiter.take('tok_a')).toEqual({ allowed: true, limit: 2, remaining: 1, resetSeconds: 10 });
});

test('an exhausted token has nothing left until its window ends', async () => {
  const { clock, limiter } = start();
  await limiter.exhaust('tok_a');
  expect(await limiter.take('tok_a')).toEqual({ allowed: false, limit: 2, remaining: 0, resetSeconds: 10 });
  expect((await limiter.take('tok_b')).allowed).toBe(true);
  clock.advance(10_000);
  expect((await limiter.take('tok_a')).allowed).toBe(true);
});
