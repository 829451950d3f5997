import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { holdRequests } from './hold-requests.ts';

/** A `fetch` whose calls are answered by `answer`, in order. */
const slowFetch = () => {
  const waiting: (() => void)[] = [];
  const begun: string[] = [];
  const fetch = (input: Request | URL | string) => {
    begun.push(String(input));
    return new Promise<Response>((resolve) => waiting.push(() => resolve(new Response(String(input)))));
  };
  return { fetch, begun, answer: () => waiting.shift()?.() };
};

test('requests under way are answered first, and those that come meanwhile wait', async () => {
  const { fetch, begun, answer } = slowFetch();
  const held = holdRequests(fetch, 60_000);
  const steps: string[] = [];
  const first = held.fetch('/first').then(() => steps.push('first'));
  const reset = held.alone(async () => void steps.push('reset'));
  const second = held.fetch('/second').then(() => steps.push('second'));
  await nextTurn();
  expect([begun, steps]).toEqual([['/first'], []]);
  answer();
  await reset;
  await first;
  await expect.poll(() => begun).toEqual(['/first', '/second']);
  answer();
  await second;
  expect(steps).toEqual(['first', 'reset', 'second']);
});

test('a request that never ends holds nothing up for long', async () => {
  const { fetch } = slowFetch();
  const held = holdRequests(fetch, 1);
  void held.fetch('/endless');
  expect(await held.alone(async () => 'done')).toBe('done');
});

test('what fails holds nothing up either', async () => {
  const { fetch, answer } = slowFetch();
  const held = holdRequests(fetch, 1);
  await expect(
    held.alone(async () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  const next = held.fetch('/next');
  await nextTurn();
  answer();
  expect((await next).status).toBe(200);
});
