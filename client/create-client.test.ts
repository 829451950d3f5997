import { expect, test } from 'vitest';
import { eagerClock } from './fetch/clocks.test-helper.ts';
import { unwrap } from './results/to-result.ts';
import { withSandboxes } from './sandboxes.test-helper.ts';

const path = { slug: 'acme' };

withSandboxes('a client', (connect) => {
  const clock = eagerClock();

  test("unwrap throws the service's error, with all its members", async () => {
    const { client } = connect();
    // @ts-expect-error: an agent needs a name.
    const creation = unwrap(client.POST('/workspaces/{slug}/agents', { params: { path }, body: {} }));
    await expect(creation).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'api',
      status: 400,
      code: 'validation_failed',
      message: expect.stringMatching(/\w/),
      fields: [{ path: '/name', reason: 'missing' }],
      method: 'POST',
      path: '/v1/workspaces/acme/agents',
      requestId: expect.stringMatching(/^req_/),
      response: { status: 400 },
    });
  });

  test('a write whose response is lost is replayed, not executed again', async () => {
    let first = true;
    const { client } = connect({
      client: { clock },
      wrap: (next) => async (request) => {
        const response = await next(request);
        if (!first || request.method !== 'POST') return response;
        first = false;
        throw new TypeError('fetch failed');
      },
    });
    const created = await client.POST('/workspaces/{slug}/agents', {
      params: { path },
      body: { name: 'Only one' },
    });
    expect(created.response.headers.get('Idempotent-Replayed')).toBe('true');
    const { data } = await unwrap(client.GET('/workspaces/{slug}/agents', { params: { path } }));
    expect(data.filter(({ name }) => name === 'Only one')).toHaveLength(1);
  });

  test("a token function is called for each attempt, and the call's own Authorization takes precedence", async () => {
    const tokens = ['key_test_absent', 'key_test_acme'];
    const { client } = connect({ client: { token: async () => tokens.shift() ?? '' } });
    expect((await client.GET('/me')).response.status).toBe(401);
    expect((await client.GET('/me')).response.status).toBe(200);
    const headers = { Authorization: 'Bearer key_test_acme' };
    expect((await client.GET('/me', { headers })).response.status).toBe(200);
  });
});
