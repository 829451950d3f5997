import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startSandbox } from '../../test/start-sandbox.ts';
import { createRateLimiter, createSharedRateLimiter } from './rate-limiter.ts';

const usual = { limit: 5, windowSeconds: 60 };
const lowered = { limit: 2, windowSeconds: 60 };

test('a limit in the database counts like a limit in memory: rejected requests are not counted', async () => {
  const { context, sandbox } = await startSandbox();
  const { database, clock } = context;
  const shared = createSharedRateLimiter(database, clock, usual);
  const own = createRateLimiter(clock, usual);
  const both = async (limit?: typeof usual) => {
    const allowance = await shared.take('tok_1', limit);
    expect(allowance).toEqual(await own.take('tok_1', limit));
    expect(await shared.peek('tok_1', limit)).toEqual(await own.peek('tok_1', limit));
    return [allowance.allowed, allowance.remaining];
  };
  expect(await both(lowered)).toEqual([true, 1]);
  expect(await both(lowered)).toEqual([true, 0]);
  for (let request = 0; request < 3; request += 1) expect(await both(lowered)).toEqual([false, 0]);
  expect(await both()).toEqual([true, 2]);
  await sandbox.advance(30_000);
  expect(await both()).toEqual([true, 1]);
  await shared.exhaust('tok_1');
  await own.exhaust('tok_1');
  expect(await both()).toEqual([false, 0]);
  await sandbox.advance(30_000);
  expect(await both()).toEqual([true, 4]);
  for (const limiter of [shared, own]) await limiter.renew(['tok_1', 'tok_2']);
  expect(await both()).toEqual([true, 4]);
});

/** What can happen to a limit: a request, a changed limit, and time. */
const step = fc.record({
  call: fc.constantFrom('take' as const, 'peek' as const, 'exhaust' as const),
  token: fc.constantFrom('tok_1', 'tok_2'),
  limit: fc.option(
    fc.record({ limit: fc.integer({ min: 1, max: 8 }), windowSeconds: fc.integer({ min: 1, max: 9 }) }),
    { nil: undefined },
  ),
  milliseconds: fc.constantFrom(0, 0, 0, 1, 1000, 9000),
});

test('no sequence of requests, limits and times makes them count differently', async () => {
  const { context, clock } = await startSandbox();
  const shared = createSharedRateLimiter(context.database, clock, usual);
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      run += 1;
      const own = createRateLimiter(clock, usual);
      for (const { call, token, limit, milliseconds } of steps) {
        if (milliseconds > 0) clock.advance(milliseconds);
        expect(await shared[call](`${token} ${run}`, limit)).toEqual(
          await own[call](`${token} ${run}`, limit),
        );
      }
    }),
    { numRuns: 30, seed: 1 },
  );
});
