import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { createWorkspaceClient, type WorkspaceMethods } from '../index.ts';

const baseUrl = 'http://127.0.0.1:4010/v1';

const getError = async (respond: () => Response | Promise<Response>) => {
  const api: WorkspaceMethods = createWorkspaceClient({ baseUrl, token: 'a', retries: 0, fetch: respond });
  const call = api.agents.get('acme', 'agt_1', { headers: { 'X-Trace': '1' } });
  const result = await call.result();
  if (result.ok) throw new Error('Expected an error.');
  await expect(call).rejects.toEqual(result.error);
  return result;
};

const headers = { 'Content-Type': 'application/json', 'X-Request-Id': 'req_header' };
const respondWith = (error: object, status = 400) =>
  getError(() => new Response(JSON.stringify({ error }), { status, headers }));

test('the id in the error takes precedence over the header', async () => {
  const details = { upstream: 'email', retryable: false, request_id: 'req_body' };
  const { error } = await respondWith({ code: 'upstream_unavailable', message: 'No.', details }, 503);
  expect(error.requestId).toBe('req_body');
});

test("printing an error doesn't print its response", async () => {
  const { error } = await respondWith({ code: 'not_found', message: 'No.' }, 404);
  expect(inspect(error)).toContain("code: 'not_found'");
  expect(inspect(error)).not.toMatch(/Response|Headers/);
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({
    status: 404,
    path: '/v1/workspaces/acme/agents/agt_1',
  });

  const { error: proxy, response } = await getError(
    () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
  );
  expect(proxy).toMatchObject({ kind: 'unexpected_body', status: 502, method: 'GET', response });
  expect(inspect(proxy)).not.toMatch(/Response|Headers/);
});

test('an error without a response has the request and the code of the system', async () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNRESET' });
  const { error, response } = await getError(() => Promise.reject(new TypeError('fetch failed', { cause })));
  expect(error).toMatchObject({
    kind: 'network',
    method: 'GET',
    path: '/v1/workspaces/acme/agents/agt_1',
    status: undefined,
    code: 'ECONNRESET',
  });
  expect(response).toBeUndefined();
});
