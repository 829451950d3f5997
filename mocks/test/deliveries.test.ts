import { examples } from '@workspace-api/contract';
import { controlPath, operations } from '@workspace-api/contract/sandbox';
import { expect } from 'vitest';
import { limits } from '../sandbox/core/limits.ts';
import { matchesFilter } from '../sandbox/features/webhooks/record-deliveries.ts';
import { newFolder } from './new-folder.ts';
import { testInNode } from './page.ts';
import { freshRecords, onServer } from './records.ts';
import { test } from './sandbox-test.ts';
import { startSandbox } from './start-sandbox.ts';
import { startWithEndpoint } from './webhook-endpoint.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Longer than the span of all attempts. */
const allAttempts = 67 * minute;
/** More deliveries than are in flight at a time. */
const many = limits.deliveriesInFlight + 8;

test('a retry of an earlier event waits while the breaker is open', async () => {
  const { receiver, subscribe, publish, sandbox } = await startWithEndpoint();
  await subscribe();
  receiver.status(503);
  for (let count = 1; count <= 5; count += 1) await publish();
  await sandbox.advance(minute);
  await publish();
  await sandbox.advance(allAttempts - minute);
  const sentCount = receiver.deliveries.length;
  expect(sentCount).toBe(35);
  receiver.status(200);
  await sandbox.advance(50 * minute);
  expect(receiver.deliveries).toHaveLength(sentCount);
  await sandbox.advance(hour);
  expect(receiver.deliveries).toHaveLength(sentCount + 1);
});

test('all attempts that are due when the breaker opens are made together, even more than are in flight at a time', async () => {
  const outgoing = () => async () => new Response(null, { status: 500 });
  const { subscribe, publish, settle, sandbox, rows } = await startWithEndpoint({ outgoing });
  await subscribe();
  for (let count = 0; count < many; count += 1) await publish();
  await settle();
  await sandbox.advance(allAttempts);
  const attempts = await rows('webhook_attempts', { status: 500 });
  expect(attempts).toHaveLength(6 * many);
  expect(new Set(attempts.map(({ sent_at }) => sent_at)).size).toBe(6);
});

test('failed and replayed writes emit no events', async () => {
  const { send, receiver, subscribe, settle } = await startWithEndpoint();
  await subscribe();
  const path = '/workspaces/acme/pages/page_01K9HOME';
  expect((await send('PATCH', path, { body: [{ op: 'test', path: '/version', value: 'no' }] })).status).toBe(
    400,
  );
  const once = { headers: { 'Idempotency-Key': 'once' } };
  for (let count = 1; count <= 3; count += 1)
    await send('POST', '/workspaces/acme/agents/agt_01K9STOCK/activate', once);
  await send('POST', '/workspaces/acme/agents/agt_01K9STOCK/activate');
  await settle();
  expect(receiver.deliveries.map(({ event }) => event.type)).toEqual(['agents.activated']);
});

const webhooks = '/workspaces/acme/webhooks';
const subscription = examples['create-webhook-subscription-request'];

test.for([
  ['http to another machine', { ...subscription, url: 'http://hooks.acme.example/in' }],
  [
    'http to another machine with a similar name',
    { ...subscription, url: 'http://localhost:x@acme.example/' },
  ],
  ['http to a name with the same prefix', { ...subscription, url: 'http://localhost.acme.example/' }],
  ['credentials in the address', { ...subscription, url: 'https://user:pass@hooks.acme.example/in' }],
])('%s is rejected', async ([_, wrong], { send }) => {
  const { status, json } = await send('POST', webhooks, { body: wrong });
  expect([status, json.error.code]).toEqual([400, 'validation_failed']);
});

test.each([
  [['pages.published'], 'pages.published', true],
  [['pages.published'], 'pages.updated', false],
  [['theme.published', 'pages.updated'], 'pages.updated', true],
  [['pages.*'], 'pages.updated', true],
  [['pages.*'], 'pagesets.updated', false],
  [['*'], 'forms.submitted', true],
  [['*.published'], 'pages.published', false],
  [[], 'pages.published', false],
])('the filter %j matches %s: %s', (filter, family, expected) => {
  expect(matchesFilter(filter, family)).toBe(expected);
});

/** Records that outlive a sandbox. */
const lastingRecords = async () =>
  onServer() ? freshRecords() : { data: `${await newFolder()}/records.db` };

testInNode(
  'a delivery in flight when a sandbox ended is retried by the next sandbox on its records',
  async () => {
    const records = await lastingRecords();
    const { sandbox, receiver, subscribe, publish } = await startWithEndpoint(records);
    const { secret } = await subscribe(['pages.published']);
    receiver.status('silence');
    await publish();
    await receiver.received(1);
    await sandbox.close();
    receiver.status(200);
    const next = await startSandbox(records);
    // Like after a failed attempt, the retry follows after two minutes and eight seconds.
    await next.sandbox.advance(127_999);
    expect(receiver.deliveries).toHaveLength(1);
    await next.sandbox.advance(1);
    const [first, second, ...more] = receiver.deliveries;
    expect(more).toEqual([]);
    expect(second?.event).toEqual(first?.event);
    expect(second && receiver.verify(second, secret, next.context.clock.now())).toBeUndefined();
  },
);

testInNode.each(['127.0.0.1', 'localhost'])(
  'a webhook to the control plane at %s is not sent',
  async (host) => {
    const { sandbox, context, send } = await startSandbox({ privateAddresses: 'all' });
    const { serveInTest } = await import('./serve-in-test.ts');
    const { port } = new URL((await serveInTest(sandbox)).url);
    const url = `http://${host}:${port}${controlPath}${operations.reset.path}`;
    const body = { url, events: ['pages.published'] };
    expect((await send('POST', '/workspaces/acme/webhooks', { body })).status).toBe(201);
    await send('POST', '/workspaces/acme/pages-publish');
    await context.deliveries.settle();
    const list = await sandbox.fetch(`${controlPath}/workspaces/acme/deliveries`);
    const { data } = (await list.json()) as { data: { url: string; attempts: unknown[] }[] };
    const attempts = data.filter((delivery) => delivery.url === url).map((delivery) => delivery.attempts);
    expect(attempts).toEqual([
      [
        expect.objectContaining({
          status: null,
          failure: expect.stringContaining(`port ${port} is the sandbox itself`),
        }),
      ],
    ]);
  },
);
