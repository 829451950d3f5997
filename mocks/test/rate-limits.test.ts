import fc from 'fast-check';
import { expect } from 'vitest';
import { createRateLimiter, createSharedRateLimiter } from '../sandbox/http/rate-limiter.ts';
import { test } from './sandbox-test.ts';

test('refused requests are not counted, so a raised limit applies immediately', async ({ send, control }) => {
  const setLimit = (limit: number) =>
    control('updateWorkspace', { slug: 'acme' }, { rate_limit: { limit, window_seconds: 60 } });
  const statuses = async (count: number) => {
    const all: number[] = [];
    for (let request = 0; request < count; request += 1)
      all.push((await send('GET', '/workspaces/acme/agents')).status);
    return all;
  };
  await setLimit(5);
  expect(await statuses(30)).toEqual([...Array(5).fill(200), ...Array(25).fill(429)]);
  await setLimit(20);
  expect(await statuses(16)).toEqual([...Array(15).fill(200), 429]);
});

test('a changed window applies to the requests that were counted', async ({ sandbox, control, send }) => {
  const setWindow = (window_seconds: number) =>
    control('updateWorkspace', { slug: 'acme' }, { rate_limit: { limit: 2, window_seconds } });
  const request = async () => {
    const { status, headers } = await send('GET', '/workspaces/acme/agents');
    return [status, ...['Remaining', 'Reset'].map((name) => Number(headers.get(`X-RateLimit-${name}`)))];
  };
  await setWindow(3600);
  expect(await request()).toEqual([200, 1, 3600]);
  await setWindow(10);
  expect(await request()).toEqual([200, 0, 10]);
  await setWindow(20);
  expect(await request()).toEqual([429, 0, 20]);
  await sandbox.advance(15_000);
  expect(await request()).toEqual([429, 0, 5]);
  await setWindow(15);
  expect(await request()).toEqual([200, 1, 15]);
});

const usual = { limit: 5, window_seconds: 60 };

/** What can happen to a limit: a request, which may be refused, a changed limit, a new window, and time. */
const step = fc.record({
  call: fc.constantFrom(
    'take' as const,
    'take' as const,
    'peek' as const,
    'exhaust' as const,
    'renew' as const,
  ),
  token: fc.constantFrom('tok_1', 'tok_2'),
  limit: fc.option(
    fc.record({ limit: fc.integer({ min: 1, max: 8 }), window_seconds: fc.integer({ min: 1, max: 9 }) }),
    { nil: undefined },
  ),
  milliseconds: fc.constantFrom(0, 0, 0, 1, 1000, 9000),
});

test('limits in memory and in the database count the same after any requests, limits and times', async ({
  context,
  clock,
}) => {
  const shared = createSharedRateLimiter(context.database, clock, usual);
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      run += 1;
      const own = createRateLimiter(clock, usual);
      for (const { call, token, limit, milliseconds } of steps) {
        if (milliseconds > 0) clock.advance(milliseconds);
        const id = `${token} ${run}`;
        const [inDatabase, inMemory] = [shared, own].map((limiter) =>
          call === 'renew' ? limiter.renew([id]) : limiter[call](id, limit),
        );
        expect(await inDatabase).toEqual(await inMemory);
      }
    }),
    { numRuns: 30, seed: 1 },
  );
});
