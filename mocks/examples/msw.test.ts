import { createSandbox } from '@workspace-api/mock';
import { handlers } from '@workspace-api/mock/msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const base = 'https://api.acme.example/v1';
const headers = { Authorization: 'Bearer key_test_acme' };

const sandbox = await createSandbox();
// The sandbox handles every API request of the page.
const server = setupServer(...handlers(sandbox));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => sandbox.reset());
afterAll(async () => {
  server.close();
  await sandbox.close();
});

test('a page can deny an approval', async () => {
  const approval = `${base}/approvals/apr_01K9A3`;
  await fetch(`${approval}/deny`, { method: 'POST', headers });
  const response = await fetch(approval, { headers });
  expect(await response.json()).toMatchObject({ status: 'denied' });
});

test('the next test starts with the demo records', async () => {
  const response = await fetch(`${base}/approvals?status=pending`, { headers });
  expect(await response.json()).toMatchObject({ data: [{ id: 'apr_01K9A3' }] });
});
