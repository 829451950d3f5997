import { test } from '@workspace-api/mock/vitest';
import { describe, expect } from 'vitest';

const headers = { Authorization: 'Bearer key_test_acme' };

test('a test has its own sandbox', async ({ sandbox }) => {
  const response = await sandbox.fetch('/v1/workspaces/acme/agents', { headers });
  expect(response.status).toBe(200);
});

describe('in 2030', () => {
  test.override({ sandboxOptions: { clock: '2030-01-01' } });

  test('the sandbox starts with this time', async ({ sandbox }) => {
    const created = await sandbox.fetch('/v1/workspaces/acme/agents', {
      method: 'POST',
      headers,
      body: JSON.stringify({ name: 'Greeter' }),
    });
    expect(await created.json()).toMatchObject({ created_at: '2030-01-01T00:00:00.000Z' });
  });
});
