import { expect, test } from 'vitest';
import { NotExercisedError } from '../../resources/not-exercised-error.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { CaseLog } from '../case/case-log.ts';
import type { Holds } from '../scenario-facts.ts';
import { createSharedResults } from './shared-results.ts';

const log = (isRepetition: boolean, holds: Holds = []) =>
  ({ steps: [], isRepetition, holds }) as unknown as CaseLog;

/** Counts observations. The value of each is its number. */
const counted = () => {
  let count = 0;
  return async () => {
    count += 1;
    return count;
  };
};

test('cases share one observation, and their repetitions another', async () => {
  const [shared, count, values] = [createSharedResults(), counted(), [] as number[]];
  for (const isRepetition of [false, false, true, true, false])
    await shared.observe(log(isRepetition), 'events', count, (value) => values.push(value));
  expect(values).toEqual([1, 1, 2, 2, 1]);
});

test('each case has the steps of its shared result once, with the calls of the driver', async () => {
  const shared = createSharedResults();
  const [first, other] = [log(false), log(false)];
  const exchange = { status: 200 } as Exchange;
  const call = { capability: 'advance-clock', input: { seconds: 60 } };
  const observe = async () => {
    first.steps.push(exchange);
    first.steps.push(call);
    return 'seen';
  };
  for (const each of [first, other, other]) await shared.observe(each, 'events', observe, () => {});
  for (const { steps } of [first, other]) expect(steps).toEqual([exchange, call]);
});

test('a missing prerequisite is missing for all cases; any other failure is retried', async () => {
  const shared = createSharedResults();
  let tries = 0;
  const failing = (error: Error) => async () => {
    tries += 1;
    throw error;
  };
  const observeFailure = (key: string, error: Error) =>
    shared.observe(log(false), key, failing(error), () => {});
  const missing = new NotExercisedError('a receiver');
  await expect(observeFailure('events', missing)).rejects.toThrow(missing);
  await expect(observeFailure('events', missing)).rejects.toThrow(missing);
  expect(tries).toBe(1);
  await expect(observeFailure('others', new Error('reset'))).rejects.toThrow('reset');
  await expect(observeFailure('others', new Error('reset'))).rejects.toThrow('reset');
  expect(tries).toBe(3);
});

test('a shared record is created once, until a write changes it', async () => {
  const [shared, count] = [createSharedResults(), counted()];
  const make = async () => ({ id: `agt_${await count()}` });
  const agent = () => shared.once(log(false), 'agent', make);
  expect([await agent(), await agent()]).toEqual([{ id: 'agt_1' }, { id: 'agt_1' }]);
  shared.forgetChanged(['agt_1']);
  expect(await agent()).toEqual({ id: 'agt_2' });
});

test('the creation of a record is retried, whatever was missing', async () => {
  const shared = createSharedResults();
  const missing = new NotExercisedError('an agent');
  const failing = () => shared.once(log(false), 'agent', () => Promise.reject(missing));
  await expect(failing()).rejects.toThrow(missing);
  expect(await shared.once(log(false), 'agent', async () => 'made')).toBe('made');
});

test('a case that holds records never waits for a result whose write waits for them', async () => {
  const shared = createSharedResults();
  let finish = (_: string) => {};
  const waiting = () => new Promise<string>((resolve) => (finish = resolve));
  const others = shared.once(log(false), 'page', waiting);
  const held = log(false, ['page']);
  expect(await shared.once(held, 'page', async () => 'a page of those that hold it')).toContain('hold');
  expect(await shared.once(log(false, ['theme']), 'page', waiting)).toContain('hold');
  finish('a page of the others');
  expect(await others).toContain('others');
  expect(await shared.once(log(false, 'server'), 'page', waiting)).toContain('others');
});
