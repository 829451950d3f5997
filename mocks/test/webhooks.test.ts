import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { startSandbox } from './start-sandbox.ts';

const path = '/workspaces/acme/webhooks';
const body = examples['create-webhook-subscription-request'];

test('the secret is not stored in plain text', async () => {
  const { send, context } = await startSandbox();
  const { secret } = (await send('POST', path, { body })).json;
  const rows = await context.database.selectFrom('webhook_subscriptions').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secret.slice('whsec_'.length));
});

test.each([
  ['no address', { events: ['*'] }],
  ['no filter', { url: body.url }],
  ['an empty filter', { ...body, events: [] }],
  ['a filter that is not a family', { ...body, events: ['Pages'] }],
  ['http to another machine', { ...body, url: 'http://hooks.acme.example/in' }],
  ['http to another machine with a similar name', { ...body, url: 'http://localhost:x@acme.example/' }],
  ['http to a name with the same prefix', { ...body, url: 'http://localhost.acme.example/' }],
  ['credentials in the address', { ...body, url: 'https://user:pass@hooks.acme.example/in' }],
  ['another field', { ...body, secret: `whsec_${'0'.repeat(64)}` }],
])('%s is rejected', async (_, wrong) => {
  const { send } = await startSandbox();
  const { status, json } = await send('POST', path, { body: wrong });
  expect([status, json.error.code]).toEqual([400, 'validation_failed']);
});
