import { describe, expect, test, vi } from 'vitest';
import { createClient } from '../create-client.ts';
import { createWorkspaceClient } from '../create-workspace-client.ts';
import type { Send } from '../fetch/wrap-fetch.ts';
import { NetworkError, SessionEndedError, session, TimeoutError, UnexpectedBodyError } from '../index.ts';
import type { Lock } from './lock.ts';
import { startConsole, transports } from './start-console.test-helper.ts';
import type { SessionTokens } from './tokens.ts';

const refreshPath = '/oauth/refresh';

/** A promise with its functions. */
const deferred = <T = void>() => {
  let resolve = (_: T) => {};
  const promise = new Promise<T>((succeed) => {
    resolve = succeed;
  });
  return { promise, resolve };
};

/** Signs in, and records what is sent and saved from then on. */
const startSession = async (transport?: (typeof transports)[number]) => {
  const started = await startConsole(transport);
  let stored: SessionTokens | null = await started.signIn();
  const sent: string[] = [];
  /** Records each request by its path and the token's last characters. */
  const record: Send = (request) => {
    sent.push(new URL(request.url).pathname.replace('/v1', ''));
    return started.send(request);
  };
  const save = vi.fn((tokens: SessionTokens): unknown => {
    stored = tokens;
    return undefined;
  });
  const options = { baseUrl: started.baseUrl, load: () => stored, save };
  const me = new URL(`${started.baseUrl}/me`);
  return {
    ...started,
    options,
    save,
    sent,
    record,
    me,
    current: () => stored,
    replace: (tokens: SessionTokens | null) => {
      stored = tokens;
    },
    refreshes: () => sent.filter((path) => path === refreshPath).length,
  };
};

/** What a promise is rejected with. */
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

const statusOf = async (answer: Promise<Response>) => (await answer).status;

describe.each(transports)('%s', (transport) => {
  test('requests have the access token, and none is refreshed before it expires', async () => {
    const { options, record, me, sent } = await startSession(transport);
    const send = session(options)(record);
    expect(await statusOf(send(me))).toBe(200);
    expect(sent).toEqual(['/me']);
  });

  test('an expired token is refreshed, and the request is sent again', async () => {
    const { options, record, me, sent, save, current, expire } = await startSession(transport);
    const first = current() as SessionTokens;
    await expire(first);
    const answer = await session(options)(record)(me);
    expect(answer.status).toBe(200);
    expect(sent).toEqual(['/me', refreshPath, '/me']);
    expect(save).toHaveBeenCalledOnce();
    const [next] = save.mock.calls[0] as [SessionTokens];
    expect(next).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
    expect([next.access_token, next.refresh_token]).not.toContain(first.access_token);
    expect(next.refresh_token).not.toBe(first.refresh_token);
  });

  test('many simultaneous requests share one refresh', async () => {
    const { options, record, me, save, current, expire, refreshes } = await startSession(transport);
    await expire(current() as SessionTokens);
    const send = session(options)(record);
    const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(send(me))));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect([refreshes(), save.mock.calls.length]).toEqual([1, 1]);
  });

  test('session after session expires, and each pair replaces the one before', async () => {
    const { options, record, me, current, expire, refreshes } = await startSession(transport);
    const send = session(options)(record);
    for (const count of [1, 2, 3]) {
      await expire(current() as SessionTokens);
      expect(await statusOf(send(me))).toBe(200);
      expect(refreshes()).toBe(count);
    }
  });

  test('a write is sent again with its body and its key, and is executed once', async () => {
    const { options, send, baseUrl, current, expire, refreshes, record } = await startSession(transport);
    await expire(current() as SessionTokens);
    const bodies: string[] = [];
    const keys = new Set<string | null>();
    const client = createClient({
      baseUrl,
      fetch: async (request) => {
        if (request.method === 'POST' && request.url.endsWith('/agents')) {
          bodies.push(await request.clone().text());
          keys.add(request.headers.get('Idempotency-Key'));
        }
        return record(request);
      },
      authorize: session(options),
    });
    const { data } = await client.POST('/workspaces/{slug}/agents', {
      params: { path: { slug: 'acme' } },
      body: { name: 'Once' },
    });
    expect(data?.name).toBe('Once');
    expect(bodies).toEqual(['{"name":"Once"}', '{"name":"Once"}']);
    expect(keys.size).toBe(1);
    expect(refreshes()).toBe(1);
    const list = await session(options)(send)(`${baseUrl}/workspaces/acme/agents`);
    const { data: agents } = (await list.json()) as { data: { name: string }[] };
    expect(agents.filter(({ name }) => name === 'Once')).toHaveLength(1);
  });

  test('a refused refresh ends the session for all, with one request', async () => {
    const { options, record, me, send, baseUrl, current, expire, refreshes, save } =
      await startSession(transport);
    const { refresh_token } = current() as SessionTokens;
    await expire(current() as SessionTokens);
    await send(
      new Request(baseUrl + refreshPath, { method: 'POST', body: JSON.stringify({ refresh_token }) }),
    );
    const wrapped = session(options)(record);
    const errors = await Promise.all(Array.from({ length: 5 }, () => failureOf(wrapped(me))));
    errors.push(await failureOf(wrapped(me)));
    for (const error of errors) {
      expect(error).toBeInstanceOf(SessionEndedError);
      expect(error).toMatchObject({ kind: 'session_ended', cause: { status: 400, code: 'invalid_grant' } });
    }
    expect([refreshes(), save.mock.calls.length]).toEqual([1, 0]);
  });

  test('a refresh that fails for now answers in place of the request, and the next one succeeds', async () => {
    const { options, record, me, control, current, expire } = await startSession(transport);
    await expire(current() as SessionTokens);
    await control('/fault-rules', { operation: 'refreshSession', error: 'upstream-unavailable', count: 1 });
    const send = session(options)(record);
    const answers = await Promise.all([send(me), send(me)]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    for (const answer of answers)
      expect(await answer.json()).toMatchObject({ error: { code: 'upstream_unavailable' } });
    expect(await statusOf(send(me))).toBe(200);
  });
});

test('a 401 that arrives after the refresh is sent again with the new token, without another refresh', async () => {
  const { options, record, me, current, expire, refreshes } = await startSession();
  await expire(current() as SessionTokens);
  const late = deferred();
  let isFirst = true;
  const send = session(options)(async (request) => {
    const waits = isFirst;
    isFirst = false;
    const answer = await record(request);
    if (waits) await late.promise;
    return answer;
  });
  const first = send(me);
  expect(await statusOf(send(me))).toBe(200);
  late.resolve();
  expect(await statusOf(first)).toBe(200);
  expect(refreshes()).toBe(1);
});

test('the new pair is saved before it is used', async () => {
  const { options, record, me, current, replace, expire, sent } = await startSession();
  await expire(current() as SessionTokens);
  const [saving, saved] = [deferred<SessionTokens>(), deferred()];
  const save = async (tokens: SessionTokens) => {
    saving.resolve(tokens);
    await saved.promise;
    replace(tokens);
  };
  const answer = session({ ...options, save })(record)(me);
  await saving.promise;
  expect(sent).toEqual(['/me', refreshPath]);
  saved.resolve();
  expect(await statusOf(answer)).toBe(200);
  expect(sent).toEqual(['/me', refreshPath, '/me']);
});

test('a pair that could not be saved is not lost: it is saved before the next request', async () => {
  const { options, record, me, current, expire, save, refreshes, sent } = await startSession();
  await expire(current() as SessionTokens);
  save.mockImplementationOnce(() => Promise.reject(new Error('The disk is full.')));
  const send = session(options)(record);
  expect(await failureOf(send(me))).toMatchObject({ message: 'The disk is full.' });
  expect(sent).toEqual(['/me', refreshPath]);
  expect(await Promise.all([statusOf(send(me)), statusOf(send(me))])).toEqual([200, 200]);
  const [failed, kept] = save.mock.calls.map(([tokens]) => tokens);
  expect(kept).toEqual(failed);
  expect(current()).toEqual(kept);
  expect([refreshes(), save.mock.calls.length]).toEqual([1, 2]);
});

test('wrappers of one session share its refresh', async () => {
  const { options, record, me, current, expire, refreshes } = await startSession();
  await expire(current() as SessionTokens);
  const keepSession = session(options);
  const [one, other] = [keepSession(record), keepSession(record)];
  expect(await Promise.all([statusOf(one(me)), statusOf(other(me))])).toEqual([200, 200]);
  expect(refreshes()).toBe(1);
});

test('holders of the same tokens share a refresh through their lock', async () => {
  const { options, record, me, current, expire, refreshes } = await startSession();
  await expire(current() as SessionTokens);
  let last: Promise<unknown> = Promise.resolve();
  const lock: Lock = (work) => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
  const holders = [1, 2, 3].map(() => session({ ...options, lock })(record));
  expect(await Promise.all(holders.map((send) => statusOf(send(me))))).toEqual([200, 200, 200]);
  expect(refreshes()).toBe(1);
});

test('the lock is that of the browser where there is one', async () => {
  const { options, record, me, current, expire, baseUrl } = await startSession();
  await expire(current() as SessionTokens);
  const request = vi.fn((_name: string, work: () => Promise<unknown>) => work());
  vi.stubGlobal('navigator', { locks: { request } });
  try {
    expect(await statusOf(session(options)(record)(me))).toBe(200);
  } finally {
    vi.unstubAllGlobals();
  }
  expect(request).toHaveBeenCalledOnce();
  expect(request.mock.calls[0]?.[0]).toContain(baseUrl);
});

const revoked = () => {
  const error = { code: 'unauthorized', message: 'Revoked.', details: { hint: 'token_revoked' } };
  return Response.json({ error }, { status: 401 });
};

test('a revoked token ends the session without a refresh', async () => {
  const { options, me, sent } = await startSession();
  const error = await failureOf(session(options)(revoked)(me));
  expect(error).toBeInstanceOf(SessionEndedError);
  expect(error).toMatchObject({ cause: { status: 401, details: { hint: 'token_revoked' } } });
  expect(sent).toEqual([]);
});

test('a revoked token that was replaced meanwhile does not end the session', async () => {
  const { options, record, me, signIn, replace } = await startSession();
  const next = await signIn();
  let isFirst = true;
  const send = session(options)((request) => {
    if (!isFirst) return record(request);
    isFirst = false;
    replace(next);
    return revoked();
  });
  expect(await statusOf(send(me))).toBe(200);
});

test('a token that has expired again at once is not refreshed forever', async () => {
  const { options, record, me, current, expire, sent } = await startSession();
  const pair = current() as SessionTokens;
  await expire(pair);
  const send = session(options)(async (request) => {
    const answer = await record(request);
    if (request.url.endsWith(refreshPath)) await expire(pair);
    return answer;
  });
  const answer = await send(me);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ error: { code: 'token_expired' } });
  expect(sent).toEqual(['/me', refreshPath, '/me']);
});

test('the hint token_expired counts with another code too', async () => {
  const { options, record, me, refreshes } = await startSession();
  let isFirst = true;
  const send = session(options)((request) => {
    if (!isFirst) return record(request);
    isFirst = false;
    const error = { code: 'unauthorized', message: 'Expired.', details: { hint: 'token_expired' } };
    return Response.json({ error }, { status: 401 });
  });
  expect(await statusOf(send(me))).toBe(200);
  expect(refreshes()).toBe(1);
});

test.each([
  ['another 401', Response.json({ error: { code: 'unauthorized', message: 'No.' } }, { status: 401 })],
  ['a 401 that is not the service', new Response('<h1>Who are you?</h1>', { status: 401 })],
  ['a 403', Response.json({ error: { code: 'insufficient_scope', message: 'No.' } }, { status: 403 })],
])('%s is not refreshed', async (_, answer) => {
  const { options, me, save } = await startSession();
  expect(await session(options)(() => answer)(me)).toBe(answer);
  expect(save).not.toHaveBeenCalled();
  expect(answer.bodyUsed).toBe(false);
});

test('the token goes to the API alone, and not over an Authorization of the request', async () => {
  const { options, baseUrl, me, current } = await startSession();
  const seen: (string | null)[] = [];
  const send = session(options)((request) => {
    seen.push(request.headers.get('Authorization'));
    return new Response(null, { status: 204 });
  });
  await send(me);
  await send(`${baseUrl}-other/me`);
  await send('https://files.acme.example/logo.svg');
  await send(me, { headers: { Authorization: 'Bearer of-my-own' } });
  expect(seen).toEqual([`Bearer ${current()?.access_token}`, null, null, 'Bearer of-my-own']);
});

test('without tokens a request is sent as it is', async () => {
  const { options, record, me, replace, sent } = await startSession();
  replace(null);
  expect(await statusOf(session(options)(record)(me))).toBe(401);
  expect(sent).toEqual(['/me']);
});

test('a sign-out while a request is under way is not undone by a refresh', async () => {
  const { options, record, me, replace, current, expire, sent, save } = await startSession();
  await expire(current() as SessionTokens);
  const send = session(options)(async (request) => {
    const answer = await record(request);
    replace(null);
    return answer;
  });
  const answer = await send(me);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ error: { code: 'token_expired' } });
  expect(sent).toEqual(['/me']);
  expect(save).not.toHaveBeenCalled();
});

test('a caller who gives up does not wait for the refresh, and does not end it for the others', async () => {
  const { options, record, me, current, expire } = await startSession();
  await expire(current() as SessionTokens);
  const [refreshing, released] = [deferred(), deferred()];
  const send = session(options)(async (request) => {
    if (request.url.endsWith(refreshPath)) {
      refreshing.resolve();
      await released.promise;
    }
    return record(request);
  });
  const impatient = new AbortController();
  const given = failureOf(send(me, { signal: impatient.signal }));
  const patient = send(me);
  await refreshing.promise;
  impatient.abort(new Error('The page was left.'));
  expect(await given).toMatchObject({ message: 'The page was left.' });
  released.resolve();
  expect(await statusOf(patient)).toBe(200);
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
  const failure = failureOf(send(me));
  (await giveUp.promise)();
  expect(await failure).toBeInstanceOf(TimeoutError);
  expect(limits).toEqual([30_000]);
  isLost = false;
  expect(await statusOf(send(me))).toBe(200);
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
  expect(await failureOf(send(me))).toBeInstanceOf(kind);
  expect(save).not.toHaveBeenCalled();
  isLost = false;
  expect(await statusOf(send(me))).toBe(200);
});

test('a client does not retry when the session has ended', async () => {
  const { options, record, baseUrl, current, replace, expire, sent } = await startSession();
  await expire(current() as SessionTokens);
  replace({ ...(current() as SessionTokens), refresh_token: 'rt_unknown' });
  const client = createClient({ baseUrl, fetch: record, authorize: session(options) });
  expect(await failureOf(client.GET('/me'))).toBeInstanceOf(SessionEndedError);
  expect(sent).toEqual(['/me', refreshPath]);
});

test('the methods of a workspace client keep the session', async () => {
  const { options, record, baseUrl, current, expire, refreshes } = await startSession();
  await expire(current() as SessionTokens);
  const api = createWorkspaceClient({ baseUrl, fetch: record, authorize: session(options) });
  const [agent, ...others] = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => api.agents.create('acme', { name })),
  );
  expect([agent?.name, others.length, refreshes()]).toEqual(['One', 2, 1]);
});
