/** @jest-environment jest-fixed-jsdom */
const { ApiError, createWorkspaceClient } = require('@workspace-api/client');

test('the client calls a server in a jsdom that has fetch', async () => {
  const fetch = async ({ url }) =>
    url.endsWith('/agt_1')
      ? Response.json({ id: 'agt_1' })
      : Response.json({ error: { code: 'not_found', message: 'No.' } }, { status: 404 });
  const api = createWorkspaceClient({ baseUrl: 'http://127.0.0.1:4010/v1', token: 'key_test_acme', fetch });
  expect(await api.agents.get('acme', 'agt_1')).toEqual({ id: 'agt_1' });
  await expect(api.agents.get('acme', 'agt_2')).rejects.toBeInstanceOf(ApiError);
});
