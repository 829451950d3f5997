import { expect, test } from '@workspace-api/mock/playwright';

test('an approval is denied', async ({ request, sandbox }) => {
  const headers = { Authorization: 'Bearer key_test_acme' };
  const denied = await request.post(`${sandbox.url}/v1/approvals/apr_01K9A3/deny`, { headers });
  expect(denied.status()).toBe(200);
});
