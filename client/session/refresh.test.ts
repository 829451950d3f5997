import { expect, test, vi } from 'vitest';
import { deferred } from '../fetch/clocks.test-helper.ts';
import { NetworkError, TimeoutError, UnexpectedBodyError } from '../results/transport-errors.ts';
import { type Lock, SessionEndedError } from './refresh.ts';
import { session } from './session.ts';
import {
  getFailure,
  getStatus,
  refreshPath,
  startExpired,
  startSession,
} from './start-session.test-helper.ts';
import type { SessionTokens } from './token-request.ts';

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

test('the new pair is saved before it is used', async () => {
  const { options, record, me, replace, sentPaths } = await startExpired();
  const [saving, saved] = [deferred<SessionTokens>(), deferred<void>()];
  const save = async (tokens: SessionTokens) => {
    saving.resolve(tokens);
    await saved.promise;
    replace(tokens);
  };
  const response = session({ ...options, save })(record)(me);
  await saving.promise;
  expect(sentPaths).toEqual(['/me', refreshPath]);
  saved.resolve();
  expect(await getStatus(response)).toBe(200);
  expect(sentPaths).toEqual(['/me', refreshPath, '/me']);
});

test('a pair that could not be saved is kept, and saved before the next request', async () => {
  const { options, record, me, current, save, refreshes, sentPaths } = await startExpired();
  save.mockImplementationOnce(() => Promise.reject(new Error('The disk is full.')));
  const send = session(options)(record);
  expect(await getFailure(send(me))).toMatchObject({ message: 'The disk is full.' });
  expect(sentPaths).toEqual(['/me', refreshPath]);
  expect(await Promise.all([getStatus(send(me)), getStatus(send(me))])).toEqual([200, 200]);
  const [failed, savedTokens] = save.mock.calls.map(([tokens]) => tokens);
  expect(savedTokens).toEqual(failed);
  expect(current()).toEqual(savedTokens);
  expect([refreshes(), save.mock.calls.length]).toEqual([1, 2]);
});

test('a rejected refresh ends the session for all requests, with one refresh', async () => {
  const { options, record, me, send, baseUrl, current, refreshes, save } = await startExpired();
  const { refresh_token } = current() as SessionTokens;
  await send(new Request(baseUrl + refreshPath, { method: 'POST', body: JSON.stringify({ refresh_token }) }));
  const wrapped = session(options)(record);
  const errors = await Promise.all(Array.from({ length: 5 }, () => getFailure(wrapped(me))));
  errors.push(await getFailure(wrapped(me)));
  for (const error of errors) {
    expect(error).toBeInstanceOf(SessionEndedError);
    expect(error).toMatchObject({ kind: 'session_ended', cause: { status: 400, code: 'invalid_grant' } });
  }
  expect([refreshes(), save.mock.calls.length]).toEqual([1, 0]);
});

const revoked = () => {
  const error = { code: 'unauthorized', message: 'Revoked.', details: { hint: 'token_revoked' } };
  return Response.json({ error }, { status: 401 });
};

test('a revoked token ends the session without a refresh', async () => {
  const { options, me, sentPaths } = await startSession();
  const error = await getFailure(session(options)(revoked)(me));
  expect(error).toBeInstanceOf(SessionEndedError);
  expect(error).toMatchObject({ cause: { status: 401, details: { hint: 'token_revoked' } } });
  expect(sentPaths).toEqual([]);
});

test("a revoked token that was replaced meanwhile doesn't end the session", async () => {
  const { options, record, me, signIn, replace } = await startSession();
  const next = await signIn();
  let isFirst = true;
  const send = session(options)((request) => {
    if (!isFirst) return record(request);
    isFirst = false;
    replace(next);
    return revoked();
  });
  expect(await getStatus(send(me))).toBe(200);
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
