import { describe, expect, test } from 'vitest';
import { createClient } from '../create-client.ts';
import { transports } from '../sandboxes.test-helper.ts';
import { session } from './session.ts';
import { getStatus, refreshPath, startExpired, startSession } from './start-session.test-helper.ts';
import type { SessionTokens } from './token-request.ts';

describe.each(transports)('%s', (transport) => {
  test('an expired token is refreshed, and the request is resent', async () => {
    const { options, record, me, sentPaths, save, current } = await startExpired(transport);
    const first = current() as SessionTokens;
    const response = await session(options)(record)(me);
    expect(response.status).toBe(200);
    expect(sentPaths).toEqual(['/me', refreshPath, '/me']);
    expect(save).toHaveBeenCalledOnce();
    const [next] = save.mock.calls[0] as [SessionTokens];
    expect(next).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
    expect([next.access_token, next.refresh_token]).not.toContain(first.access_token);
    expect(next.refresh_token).not.toBe(first.refresh_token);
  });

  test('a write is resent with its body and key, and executed once', async () => {
    const { options, send, baseUrl, refreshes, record } = await startExpired(transport);
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
});

test("a new token that is expired immediately isn't refreshed again", async () => {
  const { options, record, me, expire, sentPaths } = await startExpired();
  const send = session(options)(async (request) => {
    const response = await record(request);
    if (request.url.endsWith(refreshPath)) await expire();
    return response;
  });
  const response = await send(me);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ error: { code: 'token_expired' } });
  expect(sentPaths).toEqual(['/me', refreshPath, '/me']);
});

test('the hint token_expired triggers a refresh with any code', async () => {
  const { options, record, me, refreshes } = await startSession();
  let isFirst = true;
  const send = session(options)((request) => {
    if (!isFirst) return record(request);
    isFirst = false;
    const error = { code: 'unauthorized', message: 'Expired.', details: { hint: 'token_expired' } };
    return Response.json({ error }, { status: 401 });
  });
  expect(await getStatus(send(me))).toBe(200);
  expect(refreshes()).toBe(1);
});

test.each([
  ['another 401', 401, '{"error":{"code":"unauthorized","message":"No."}}'],
  ["a 401 that isn't from the service", 401, '<h1>Who are you?</h1>'],
  ['a 403', 403, '{"error":{"code":"insufficient_scope","message":"No."}}'],
])("%s doesn't trigger a refresh, and its response is returned unread", async (_, status, body) => {
  const { options, me, save } = await startSession();
  const headers = { 'X-Request-Id': 'req_1' };
  const response = await session(options)(() => new Response(body, { status, headers }))(me);
  expect(save).not.toHaveBeenCalled();
  expect([response.status, response.headers.get('X-Request-Id')]).toEqual([status, 'req_1']);
  expect(await response.text()).toBe(body);
});

test("the token is sent only to the API, and doesn't replace the request's own Authorization", async () => {
  const { options, baseUrl, me, current } = await startSession();
  const authorizations: (string | null)[] = [];
  const send = session(options)((request) => {
    authorizations.push(request.headers.get('Authorization'));
    return new Response(null, { status: 204 });
  });
  await send(me);
  await send(`${baseUrl}-other/me`);
  await send('https://files.acme.example/logo.svg');
  await send(me, { headers: { Authorization: 'Bearer of-my-own' } });
  await send(me, { headers: { Authorization: '' } });
  expect(authorizations).toEqual([`Bearer ${current()?.access_token}`, null, null, 'Bearer of-my-own', null]);
});

test('without tokens a request is sent unchanged', async () => {
  const { options, record, me, replace, sentPaths } = await startSession();
  replace(null);
  expect(await getStatus(session(options)(record)(me))).toBe(401);
  expect(sentPaths).toEqual(['/me']);
});

test("a refresh doesn't undo a sign-out during a request", async () => {
  const { options, record, me, replace, sentPaths, save } = await startExpired();
  const send = session(options)(async (request) => {
    const response = await record(request);
    replace(null);
    return response;
  });
  const response = await send(me);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ error: { code: 'token_expired' } });
  expect(sentPaths).toEqual(['/me']);
  expect(save).not.toHaveBeenCalled();
});
