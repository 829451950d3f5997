import { expect, test } from 'vitest';
import { deferred } from '../fetch/clocks.test-helper.ts';
import { NetworkError, TimeoutError, UnexpectedBodyError } from '../results/transport-errors.ts';
import { session } from './session.ts';
import { getFailure, getStatus, refreshPath, startExpired } from './start-session.test-helper.ts';

test('the response to a temporarily failed refresh is returned for the request, and the next refresh succeeds', async () => {
  const { options, record, me, control } = await startExpired();
  await control('POST', '/fault-rules', {
    operation: 'refreshSession',
    error: 'upstream-unavailable',
    count: 1,
  });
  const send = session(options)(record);
  const responses = await Promise.all([send(me), send(me)]);
  expect(responses.map(({ status }) => status)).toEqual([503, 503]);
  for (const response of responses)
    expect(await response.json()).toMatchObject({ error: { code: 'upstream_unavailable' } });
  expect(await getStatus(send(me))).toBe(200);
});

test('a refresh without a response times out after 30 seconds, and is retried by the next request', async () => {
  const { options, record, me } = await startExpired();
  const limits: number[] = [];
  let isLost = true;
  const giveUp = deferred<() => void>();
  const clock = {
    now: () => new Date(0),
    at: (time: Date, run: () => void) => {
      limits.push(time.getTime());
      giveUp.resolve(run);
      return () => {};
    },
  };
  const send = session({ ...options, clock })((request) =>
    isLost && request.url.endsWith(refreshPath) ? new Promise(() => {}) : record(request),
  );
  const failure = getFailure(send(me));
  (await giveUp.promise)();
  expect(await failure).toBeInstanceOf(TimeoutError);
  expect(limits).toEqual([30_000]);
  isLost = false;
  expect(await getStatus(send(me))).toBe(200);
});

test.each([
  ['that fails on the network', () => Promise.reject(new TypeError('fetch failed')), NetworkError],
  ['with a page of a proxy', () => new Response('<h1>Hello</h1>'), UnexpectedBodyError],
  ['with a 403 of a proxy', () => new Response('<h1>No</h1>', { status: 403 }), UnexpectedBodyError],
  ['without a pair of tokens', () => Response.json({ access_token: 'sess_1' }), UnexpectedBodyError],
])('a refresh %s keeps the stored tokens', async (_, lost, kind) => {
  const { options, record, me, save } = await startExpired();
  let isLost = true;
  const send = session(options)((request) =>
    isLost && request.url.endsWith(refreshPath) ? lost() : record(request),
  );
  expect(await getFailure(send(me))).toBeInstanceOf(kind);
  expect(save).not.toHaveBeenCalled();
  isLost = false;
  expect(await getStatus(send(me))).toBe(200);
});
