import { createSandbox } from '@workspace-api/mock';
import { beforeEach, expect, test } from 'vitest';

const headers = { Authorization: 'Bearer key_test_acme', 'Content-Type': 'application/json' };

let sandbox: Awaited<ReturnType<typeof createSandbox>>;

// A new one for each test: no port, no file, the demo records.
beforeEach(async () => {
  sandbox = await createSandbox();
  return () => sandbox.close();
});

test('an agent that was switched on is active', async () => {
  const agent = '/v1/workspaces/acme/agents/agt_01K9STOCK';
  await sandbox.fetch(`${agent}/activate`, { method: 'POST', headers });
  const answer = await sandbox.fetch(agent, { headers });
  expect(await answer.json()).toMatchObject({ status: 'active' });
});

test('a list that can not be had is an error to show', async () => {
  const answer = await sandbox.fetch('/v1/workspaces/acme/agents', {
    headers: { ...headers, Prefer: 'example=upstream-unavailable' },
  });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ error: { code: 'upstream_unavailable' } });
});
