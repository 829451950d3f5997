import { createSandbox } from '@workspace-api/mock';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const base = 'https://api.acme.example/v1';
const headers = { Authorization: 'Bearer key_test_acme' };

const sandbox = await createSandbox();
// Every request of the page to its API is answered by the sandbox, whatever the API's host is.
const server = setupServer(http.all(`${base}/*`, ({ request }) => sandbox.fetch(request)));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => sandbox.reset());
afterAll(async () => {
  server.close();
  await sandbox.close();
});

test('what a page denies is denied', async () => {
  const approval = `${base}/approvals/apr_01K9A3`;
  await fetch(`${approval}/deny`, { method: 'POST', headers });
  const answer = await fetch(approval, { headers });
  expect(await answer.json()).toMatchObject({ status: 'denied' });
});

test('the next test knows nothing of it', async () => {
  const answer = await fetch(`${base}/approvals?status=pending`, { headers });
  expect(await answer.json()).toMatchObject({ data: [{ id: 'apr_01K9A3' }] });
});
