/** @jest-environment jsdom */

test('the client and its parts are imported in jsdom, without a configuration', () => {
  expect(typeof TextEncoder).toBe('undefined');
  const { createWorkspaceClient } = require('@workspace-api/client');
  const { createQueries } = require('@workspace-api/client/tanstack-query');
  const { getAgent } = require('@workspace-api/client/operations');
  const api = createWorkspaceClient({ baseUrl: 'http://127.0.0.1:4010/v1' });
  expect(createQueries(api).agents.get.queryOptions('acme', 'agt_1').queryKey).toHaveLength(4);
  expect(typeof getAgent).toBe('function');
});

test('the mock says what it needs', () => {
  expect(() => require('@workspace-api/mock')).toThrow(/NODE_OPTIONS=--experimental-vm-modules/);
});
