import { expect, onTestFinished } from 'vitest';
import { testInNode } from '../../../test/page.ts';
import { test } from '../../../test/sandbox-test.ts';
import { startSandbox } from '../../../test/start-sandbox.ts';
import { update } from '../../store/rows.ts';

const acme = { slug: 'acme' };
const publishing = '/workspaces/acme/pages-publish';
const orders = { subscription: 'wh_01K9ORDERS' };

test('the log shows every attempt of a delivery and its result', async ({ sandbox, control, send }) => {
  await send('POST', publishing);
  await sandbox.context.deliveries.settle();
  const [first] = (await control('listDeliveries', acme, undefined, orders)).json.data;
  expect(first).toMatchObject({
    status: 'pending',
    event: { type: 'pages.published', workspace: 'acme' },
    next_attempt_at: '2026-11-02T09:02:08.000Z',
    attempts: [{ status: null, failure: 'hooks.acme.example does not exist' }],
  });
  // Nothing was sent.
  const { json } = await control('getDelivery', { ...acme, id: first.id });
  expect(json.attempts[0]).not.toHaveProperty('request_headers');
  await control('advanceClock', {}, { seconds: 2 * 60 * 60 });
  const [last] = (await control('listDeliveries', acme)).json.data;
  expect([last.id, last.status, last.attempts.length, last.next_attempt_at]).toEqual([
    first.id,
    'exhausted',
    6,
    null,
  ]);
  const none = await control('listDeliveries', acme, undefined, { subscription: 'wh_01K9AUDIT' });
  expect(none.json.data).toEqual([]);
  expect((await control('listDeliveries', { slug: 'nowhere' })).status).toBe(404);
});

testInNode('a delivery can be repeated with the same event', async ({ sandbox, control, send }) => {
  const { createReceiver } = await import('../../../receiver/create-receiver.ts');
  const receiver = await createReceiver();
  onTestFinished(() => receiver.close());
  const { database } = sandbox.context;
  await update(database, 'webhook_subscriptions', { id: orders.subscription }, { url: receiver.url });
  await send('POST', publishing);
  await sandbox.context.deliveries.settle();
  const [first] = (await control('listDeliveries', acme)).json.data;
  expect(first.attempts[0]).not.toHaveProperty('response');
  const { attempts } = (await control('getDelivery', { ...acme, id: first.id })).json;
  expect(attempts).toMatchObject([
    { status: 204, response: { headers: { date: expect.any(String) }, body: '' } },
  ]);
  const sent = Object.fromEntries(receiver.deliveries[0]?.headers ?? []);
  const headers = Object.entries(attempts[0].request_headers as Record<string, string>);
  expect(headers.map(([name]) => name)).toContain('svc-signature');
  for (const [name, value] of headers) expect(sent[name.toLowerCase()]).toBe(value);
  expect((await control('getDelivery', { ...acme, id: 'dlv_none' })).status).toBe(404);
  const { status, json } = await control('redeliver', { ...acme, id: first.id });
  expect([status, json.redelivery_of, json.event]).toEqual([201, first.id, first.event]);
  await sandbox.context.deliveries.settle();
  const bodies = receiver.deliveries.map(({ body }) => body.toString());
  expect([bodies.length, new Set(bodies).size]).toEqual([2, 1]);
  const ids = receiver.deliveries.map(({ headers }) => headers.get('svc-delivery-id'));
  expect(new Set(ids).size).toBe(2);
  expect((await control('redeliver', { ...acme, id: 'dlv_none' })).status).toBe(404);
});

test('an open breaker drops events and rejects redelivery', async ({ sandbox, control, send }) => {
  for (let count = 1; count <= 5; count += 1) await send('POST', publishing);
  await control('advanceClock', {}, { seconds: 67 * 60 });
  await send('POST', publishing);
  await sandbox.context.deliveries.settle();
  const [dropped] = (await control('listDeliveries', acme)).json.data;
  expect([dropped.status, dropped.attempts]).toEqual(['dropped', []]);
  expect((await control('redeliver', { ...acme, id: dropped.id })).status).toBe(409);
  await control('advanceClock', {}, { seconds: 60 * 60 });
  expect((await control('redeliver', { ...acme, id: dropped.id })).status).toBe(201);
});

test('pending deliveries to a deleted subscription are canceled and cannot be repeated', async () => {
  const { sandbox, control, send } = await startSandbox();
  await send('POST', publishing);
  await sandbox.context.deliveries.settle();
  await send('DELETE', `/workspaces/acme/webhooks/${orders.subscription}`);
  const [delivery] = (await control('listDeliveries', acme)).json.data;
  expect(delivery.status).toBe('canceled');
  expect((await control('redeliver', { ...acme, id: delivery.id })).status).toBe(404);
});
