import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { startSandbox, tokens } from './start-sandbox.ts';

const path = '/workspaces/acme/webhooks';
const body = examples['create-webhook-subscription-request'];
const [, orders] = examples['webhook-subscription-list'].data;

test('subscriptions are listed newest first, without their secrets', async () => {
  const { send } = await startSandbox();
  const { json, text } = await send('GET', path);
  expect(json).toEqual(examples['webhook-subscription-list']);
  expect(text).not.toContain('whsec_');
  expect((await send('GET', `${path}/${orders?.id}`)).json).toEqual(orders);
});

test('the secret is only shown at creation', async () => {
  const { send, clock } = await startSandbox();
  const { status, json } = await send('POST', path, { body });
  expect(status).toBe(201);
  const { secret, ...subscription } = json;
  expect(secret).toMatch(/^whsec_[0-9a-f]{64}$/);
  expect(subscription).toEqual({
    id: expect.stringMatching(/^wh_/),
    ...body,
    created_at: clock.now().toISOString(),
    paused_until: null,
  });
  for (const address of [path, `${path}/${subscription.id}`])
    expect((await send('GET', address)).text).not.toContain(secret);
});

test('each subscription has its own secret, even for the same URL', async () => {
  const { send } = await startSandbox();
  const [one, other] = [(await send('POST', path, { body })).json, (await send('POST', path, { body })).json];
  expect(one.id).not.toBe(other.id);
  expect(one.secret).not.toBe(other.secret);
});

test('a creation repeated with its key returns the same subscription with its secret', async () => {
  const { send } = await startSandbox();
  const once = { body, headers: { 'Idempotency-Key': 'once' } };
  const first = await send('POST', path, once);
  const again = await send('POST', path, once);
  expect(again.json).toEqual(first.json);
  expect((await send('GET', path)).json.data).toHaveLength(3);
});

test('the secret is not stored in plain text', async () => {
  const { send, context } = await startSandbox();
  const { secret } = (await send('POST', path, { body })).json;
  const rows = await context.database.selectFrom('webhook_subscriptions').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secret.slice('whsec_'.length));
});

test('a deleted subscription is not found, and a new one has another id', async () => {
  const { send } = await startSandbox();
  const first = (await send('POST', path, { body })).json;
  expect((await send('DELETE', `${path}/${first.id}`)).status).toBe(204);
  for (const method of ['GET', 'DELETE'])
    expect((await send(method, `${path}/${first.id}`)).json.error.code).toBe('not_found');
  const second = (await send('POST', path, { body })).json;
  expect([second.id === first.id, second.secret === first.secret]).toEqual([false, false]);
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

test('http to loopback is only allowed in test mode', async () => {
  const { send } = await startSandbox();
  const local = { ...body, url: 'http://127.0.0.1:9/in' };
  expect((await send('POST', path, { body: local })).status).toBe(201);
  expect((await send('POST', path, { body: local, token: tokens.live })).status).toBe(400);
});

test('subscriptions of another workspace or mode are not found', async () => {
  const { send } = await startSandbox();
  expect((await send('GET', path, { token: tokens.live })).json.data).toEqual([]);
  expect((await send('GET', `${path}/${orders?.id}`, { token: tokens.live })).status).toBe(404);
  const elsewhere = '/workspaces/globex/webhooks';
  expect((await send('GET', elsewhere, { token: tokens.globex })).json.data).toEqual([]);
  expect((await send('DELETE', `${elsewhere}/${orders?.id}`, { token: tokens.globex })).status).toBe(404);
});

test('creating needs webhooks:write, deleting webhooks:destructive', async () => {
  const { send } = await startSandbox();
  const refusals = [
    await send('POST', path, { body, token: tokens.reader }),
    await send('DELETE', `${path}/${orders?.id}`, { token: tokens.reader }),
  ];
  expect(refusals.map(({ json }) => json.error.details.required_scope)).toEqual([
    'webhooks:write',
    'webhooks:destructive',
  ]);
});
