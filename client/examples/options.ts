import { createWorkspaceClient } from '@workspace-api/client';

const api = createWorkspaceClient({
  baseUrl: 'http://127.0.0.1:4010/v1',
  token: 'key_test_acme',
  timeout: 10_000,
  retries: 2,
  onRetry: ({ attempt, delay }) => console.warn(`Retry ${attempt} in ${delay} ms.`),
});

const agent = await api.agents.create(
  'acme',
  { name: 'Weekly digest' },
  { idempotencyKey: 'digest-2026-w47', retries: 5, timeout: 20_000, signal: AbortSignal.timeout(60_000) },
);
console.log(agent.status);
