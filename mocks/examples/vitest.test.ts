import { createSandbox } from '@workspace-api/mock';
import { beforeEach, expect, test } from 'vitest';

const headers = { Authorization: 'Bearer key_test_acme', 'Content-Type': 'application/json' };

let sandbox: Awaited<ReturnType<typeof createSandbox>>;

// A new sandbox for each test, with the demo records.
beforeEach(async () => {
  sandbox = await createSandbox();
  return () => sandbox.close();
});

test('an activated agent is active', async () => {
  const agent = '/v1/workspaces/acme/agents/agt_01K9STOCK';
  await sandbox.fetch(`${agent}/activate`, { method: 'POST', headers });
  const response = await sandbox.fetch(agent, { headers });
  expect(await response.json()).toMatchObject({ status: 'active' });
});

test('an unavailable list shows an error', async () => {
  const response = await sandbox.fetch('/v1/workspaces/acme/agents', {
    headers: { ...headers, Prefer: 'example=upstream-unavailable' },
  });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ error: { code: 'upstream_unavailable' } });
});
