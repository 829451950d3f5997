import { createSandbox } from '@workspace-api/mock';

test('an approval is denied', async () => {
  const sandbox = await createSandbox();
  const headers = { Authorization: 'Bearer key_test_acme' };
  const denied = await sandbox.fetch('/v1/approvals/apr_01K9A3/deny', { method: 'POST', headers });
  expect(denied.status).toBe(200);
  await sandbox.close();
});
