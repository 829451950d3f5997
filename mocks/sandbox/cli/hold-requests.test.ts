import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { holdRequests } from './watch-seed.ts';

/** A `fetch` whose calls resolve in order, one for each call of `respond`. */
const slowFetch = () => {
  const resolvers: (() => void)[] = [];
  const steps: string[] = [];
  const fetch = (input: Request | URL | string) => {
    steps.push(`${input} begins`);
    const respond = () => steps.push(`${input} ends`);
    return new Promise<Response>((resolve) =>
      resolvers.push(() => {
        respond();
        resolve(new Response());
      }),
    );
  };
  return { fetch, steps, respond: () => resolvers.shift()?.() };
};

test('pending requests complete first, and requests that arrive meanwhile wait', async () => {
  const { fetch, steps, respond } = slowFetch();
  const heldFetch = holdRequests(fetch, 60_000);
  const first = heldFetch.fetch('/first');
  const reset = heldFetch.runExclusive(async () => void steps.push('reset'));
  const second = heldFetch.fetch('/second');
  await nextTurn();
  expect(steps).toEqual(['/first begins']);
  respond();
  await Promise.all([first, reset]);
  await nextTurn();
  respond();
  await second;
  expect(steps).toEqual(['/first begins', '/first ends', 'reset', '/second begins', '/second ends']);
});

test('a request that never ends delays the work only briefly', async () => {
  const { fetch } = slowFetch();
  const heldFetch = holdRequests(fetch, 1);
  void heldFetch.fetch('/endless');
  expect(await heldFetch.runExclusive(async () => 'done')).toBe('done');
});

test('failed work does not block later requests', async () => {
  const { fetch, respond } = slowFetch();
  const heldFetch = holdRequests(fetch, 1);
  await expect(
    heldFetch.runExclusive(async () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  const next = heldFetch.fetch('/next');
  await nextTurn();
  respond();
  expect((await next).status).toBe(200);
});
