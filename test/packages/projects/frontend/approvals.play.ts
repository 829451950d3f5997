import { expect, test } from '@playwright/test';
import { createSandbox, serve } from '@workspace-api/mock';

test('an approval is denied', async ({ request }) => {
  const sandbox = await createSandbox();
  const { url, close } = await serve(sandbox, { port: 0 });
  const headers = { Authorization: 'Bearer key_test_acme' };
  const denied = await request.post(`${url}/v1/approvals/apr_01K9A3/deny`, { headers });
  expect(denied.status()).toBe(200);
  await close();
  await sandbox.close();
});
