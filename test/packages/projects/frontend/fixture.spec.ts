import { test } from '@workspace-api/mock/vitest';
import { expect } from 'vitest';

test('a test has its own sandbox', async ({ sandbox }) => {
  const headers = { Authorization: 'Bearer key_test_acme' };
  const denied = await sandbox.fetch('/v1/approvals/apr_01K9A3/deny', { method: 'POST', headers });
  expect(denied.status).toBe(200);
});
