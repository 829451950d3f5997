import { expect, test } from 'vitest';
import { startSandbox } from '../../../test/start-sandbox.ts';
import { createRateLimiter } from '../../core/rate-limiter.ts';
import { createSharedRateLimiter } from './shared-rate-limiter.ts';

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
});
