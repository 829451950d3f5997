import { describe, expect, test } from 'vitest';
import { deferred } from '../fetch/clocks.test-helper.ts';
import { NetworkError, TimeoutError, UnexpectedBodyError } from '../results/transport-errors.ts';
import { session } from './session.ts';
import { transports } from './start-console.test-helper.ts';
import { getFailure, getStatus, refreshPath, startSession } from './start-session.test-helper.ts';
import type { SessionTokens } from './token-request.ts';

describe.each(transports)('%s', (transport) => {
  test('a refresh that fails for now answers in place of the request, and the next one succeeds', async () => {
    const { options, record, me, control, current, expire } = await startSession(transport);
    await expire(current() as SessionTokens);
    await control('/fault-rules', { operation: 'refreshSession', error: 'upstream-unavailable', count: 1 });
    const send = session(options)(record);
    const responses = await Promise.all([send(me), send(me)]);
    expect(responses.map(({ status }) => status)).toEqual([503, 503]);
    for (const response of responses)
      expect(await response.json()).toMatchObject({ error: { code: 'upstream_unavailable' } });
    expect(await getStatus(send(me))).toBe(200);
  });
});

test('a refresh that nobody answers is given up after 30 seconds, and tried again', async () => {
  const { options, record, me, current, expire } = await startSession();
  await expire(current() as SessionTokens);
  const limits: number[] = [];
  let isLost = true;
  const giveUp = deferred<() => void>();
  const clock = {
    now: () => 0,
    after: (delay: number, run: () => void) => {
      limits.push(delay);
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
  ['that does not arrive', () => Promise.reject(new TypeError('fetch failed')), NetworkError],
  ['that a proxy answers', () => new Response('<h1>Hello</h1>'), UnexpectedBodyError],
  ['that a proxy forbids', () => new Response('<h1>No</h1>', { status: 403 }), UnexpectedBodyError],
  ['that gives no pair', () => Response.json({ access_token: 'sess_1' }), UnexpectedBodyError],
])('a refresh %s leaves the tokens as they are', async (_, lost, kind) => {
  const { options, record, me, current, expire, save } = await startSession();
  await expire(current() as SessionTokens);
  let isLost = true;
  const send = session(options)((request) =>
    isLost && request.url.endsWith(refreshPath) ? lost() : record(request),
  );
  expect(await getFailure(send(me))).toBeInstanceOf(kind);
  expect(save).not.toHaveBeenCalled();
  isLost = false;
  expect(await getStatus(send(me))).toBe(200);
});
