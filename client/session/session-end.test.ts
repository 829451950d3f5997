import { expect, test } from 'vitest';
import { createClient } from '../create-client.ts';
import { SessionEndedError } from './refresh.ts';
import { session } from './session.ts';
import {
  getFailure,
  getStatus,
  refreshPath,
  startExpired,
  startSession,
} from './start-session.test-helper.ts';
import type { SessionTokens } from './token-request.ts';

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

test("a client doesn't retry when the session has ended", async () => {
  const { options, record, baseUrl, current, replace, sentPaths } = await startExpired();
  replace({ ...(current() as SessionTokens), refresh_token: 'rt_unknown' });
  const client = createClient({ baseUrl, fetch: record, authorize: session(options) });
  expect(await getFailure(client.GET('/me'))).toBeInstanceOf(SessionEndedError);
  expect(sentPaths).toEqual(['/me', refreshPath]);
});
