import { createWorkspaceClient } from '@workspace-api/client';

const api = createWorkspaceClient({
  baseUrl: 'http://127.0.0.1:4010/v1',
  token: 'key_test_acme',
  headers: { 'X-App': 'shop/1.4' },
  onRequest: ({ method, path, headers, body }) => console.log(method, path, headers.authorization, body),
  onResponse: ({ status, requestId, duration }) => console.log(status, typeof requestId, duration < 60_000),
});

await api.secrets.rotate('acme', 'crm_token', { value: 'not-in-the-log' });
