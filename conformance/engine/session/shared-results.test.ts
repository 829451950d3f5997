import { expect, test } from 'vitest';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { CaseLog } from '../case/case-log.ts';
import type { Session } from './session.ts';
import { observing } from './shared-results.ts';

const session = () => ({ observations: new Map() }) as unknown as Session;
const log = (isRepetition: boolean) => ({ exchanges: [] as unknown[], isRepetition }) as unknown as CaseLog;

/** Counts observations; each has its number as the value. */
const counted = () => {
  let count = 0;
  return async () => {
    count += 1;
    return count;
  };
};

test('cases share one observation, and their repetitions a second one', async () => {
  const [run, observe, seen] = [session(), counted(), [] as number[]];
  for (const isRepetition of [false, false, true, true, false])
    await observing(run, log(isRepetition), 'events', observe, (value) => seen.push(value));
  expect(seen).toEqual([1, 1, 2, 2, 1]);
});

test('each case has the exchanges of what it judges, once', async () => {
  const run = session();
  const [first, other] = [log(false), log(false)];
  const observe = async () => {
    first.exchanges.push('sent' as never);
    return 'seen';
  };
  await observing(run, first, 'events', observe, () => {});
  await observing(run, other, 'events', observe, () => {});
  expect([first.exchanges, other.exchanges]).toEqual([['sent'], ['sent']]);
});

test('a missing prerequisite is missing for all cases; any other failure is tried again', async () => {
  const run = session();
  let tries = 0;
  const failing = (error: Error) => async () => {
    tries += 1;
    throw error;
  };
  const ask = (key: string, error: Error) => observing(run, log(false), key, failing(error), () => {});
  const missing = new NotExercisedError('a receiver');
  await expect(ask('events', missing)).rejects.toThrow(missing);
  await expect(ask('events', missing)).rejects.toThrow(missing);
  expect(tries).toBe(1);
  await expect(ask('others', new Error('reset'))).rejects.toThrow('reset');
  await expect(ask('others', new Error('reset'))).rejects.toThrow('reset');
  expect(tries).toBe(3);
});
