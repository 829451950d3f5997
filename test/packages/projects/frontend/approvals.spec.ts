import { createSandbox } from '@workspace-api/mock';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';

const base = 'https://api.acme.example/v1';
const headers = { Authorization: 'Bearer key_test_acme' };

const sandbox = await createSandbox();
const server = setupServer(http.all(`${base}/*`, ({ request }) => sandbox.fetch(request)));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(async () => {
  server.close();
  await sandbox.close();
});

test('an approval is denied', async () => {
  await fetch(`${base}/approvals/apr_01K9A3/deny`, { method: 'POST', headers });
  const response = await fetch(`${base}/approvals/apr_01K9A3`, { headers });
  expect(await response.json()).toMatchObject({ status: 'denied' });
});
