import { expect, test, vi } from 'vitest';
import { deferred } from '../fetch/clocks.test-helper.ts';
import type { Lock } from './refresh.ts';
import { session } from './session.ts';
import { getFailure, getStatus, refreshPath, startExpired } from './start-session.test-helper.ts';

test('many simultaneous requests share one refresh', async () => {
  const { options, record, me, save, refreshes } = await startExpired();
  const send = session(options)(record);
  const statuses = await Promise.all(Array.from({ length: 20 }, () => getStatus(send(me))));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect([refreshes(), save.mock.calls.length]).toEqual([1, 1]);
});

test('a request whose 401 arrives after the refresh is resent with the new token, without another refresh', async () => {
  const { options, record, me, refreshes } = await startExpired();
  const late = deferred<void>();
  let isFirst = true;
  const send = session(options)(async (request) => {
    const waits = isFirst;
    isFirst = false;
    const response = await record(request);
    if (waits) await late.promise;
    return response;
  });
  const first = send(me);
  expect(await getStatus(send(me))).toBe(200);
  late.resolve();
  expect(await getStatus(first)).toBe(200);
  expect(refreshes()).toBe(1);
});

test('wrappers of one session share its refresh', async () => {
  const { options, record, me, refreshes } = await startExpired();
  const keepSession = session(options);
  const [one, other] = [keepSession(record), keepSession(record)];
  expect(await Promise.all([getStatus(one(me)), getStatus(other(me))])).toEqual([200, 200]);
  expect(refreshes()).toBe(1);
});

test('holders of the same tokens share a refresh through their lock', async () => {
  const { options, record, me, refreshes } = await startExpired();
  let last: Promise<unknown> = Promise.resolve();
  const lock: Lock = (work) => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
  const holders = [1, 2, 3].map(() => session({ ...options, lock })(record));
  expect(await Promise.all(holders.map((send) => getStatus(send(me))))).toEqual([200, 200, 200]);
  expect(refreshes()).toBe(1);
});

test('the lock is a Web Lock where available', async () => {
  const { options, record, me, baseUrl } = await startExpired();
  const request = vi.fn((_name: string, work: () => Promise<unknown>) => work());
  vi.stubGlobal('navigator', { locks: { request } });
  try {
    expect(await getStatus(session(options)(record)(me))).toBe(200);
  } finally {
    vi.unstubAllGlobals();
  }
  expect(request).toHaveBeenCalledOnce();
  expect(request.mock.calls[0]?.[0]).toContain(baseUrl);
});

test("an aborted call doesn't wait for the refresh, and doesn't end it for others", async () => {
  const { options, record, me } = await startExpired();
  const [refreshing, released] = [deferred<void>(), deferred<void>()];
  const send = session(options)(async (request) => {
    if (request.url.endsWith(refreshPath)) {
      refreshing.resolve();
      await released.promise;
    }
    return record(request);
  });
  const controller = new AbortController();
  const failure = getFailure(send(me, { signal: controller.signal }));
  const pendingCall = send(me);
  await refreshing.promise;
  controller.abort(new Error('The page was left.'));
  expect(await failure).toMatchObject({ message: 'The page was left.' });
  released.resolve();
  expect(await getStatus(pendingCall)).toBe(200);
});
