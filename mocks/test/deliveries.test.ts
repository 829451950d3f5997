import { examples, headerNames } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { fromUtf8, utf8 } from '#host/bytes.ts';
import { limits } from '../sandbox/core/limits.ts';
import { testInNode } from './page.ts';
import { tokens } from './start-sandbox.ts';
import { independentSignature, startWithEndpoint } from './webhook-endpoint.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Longer than the span of all attempts. */
const allAttempts = 67 * minute;
/** More deliveries than are in flight at a time. */
const many = limits.deliveriesInFlight + 8;

test('an event is posted to the exact URL as JSON with the documented headers', async () => {
  const { receiver, subscribe, publish, settle, clock } = await startWithEndpoint();
  await subscribe(['pages.published']);
  const { json: publication } = await publish();
  await settle();
  const [delivery, ...more] = receiver.deliveries;
  expect(more).toEqual([]);
  expect([delivery?.method, delivery?.path]).toEqual(['POST', '/']);
  expect(delivery?.headers.get('content-type')).toBe('application/json');
  expect(delivery?.headers.get('svc-signature')).toMatch(/^[0-9a-f]{64}$/);
  expect(delivery?.headers.get('svc-timestamp')).toBe(String(Math.floor(clock.now().getTime() / 1000)));
  expect(delivery?.headers.get('svc-delivery-id')).toMatch(/^whd_[A-Za-z0-9]+$/);
  expect(delivery?.headers.get('svc-event')).toBe('pages.published');
  expect(delivery?.event).toEqual({
    id: expect.stringMatching(/^evt_/),
    type: 'pages.published',
    created_at: clock.now().toISOString(),
    workspace: 'acme',
    version: examples['event-pages-published'].version,
    data: publication,
  });
});

test('the signature is an HMAC of the sent bytes with the whole secret', async () => {
  const { receiver, subscribe, publish, settle, clock } = await startWithEndpoint();
  const { secret } = await subscribe();
  await publish();
  await settle();
  const [delivery] = receiver.deliveries;
  if (!delivery) throw new Error('No delivery arrived.');
  expect(delivery.headers.get(headerNames.svcSignature)).toBe(await independentSignature(secret, delivery));
  expect(receiver.verify(delivery, secret, clock.now())).toBeUndefined();
  const respaced = { ...delivery, body: utf8(JSON.stringify(delivery.event, null, 1)) };
  expect(receiver.verify(respaced, secret, clock.now())).toBe('bad_signature');
});

test('a failing event is sent six times within an hour and six minutes, with doubling delays', async () => {
  const { receiver, subscribe, publish, settle, clock, context } = await startWithEndpoint();
  const { secret } = await subscribe();
  const started = clock.now().getTime();
  const times: number[] = [];
  receiver.status((delivery) => {
    times.push(clock.now().getTime() - started);
    return receiver.verify(delivery, secret, clock.now()) ? 400 : 500;
  });
  await publish();
  await settle();
  await context.advance(24 * hour);
  const waits = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000);
  expect(waits).toEqual([128, 256, 512, 1024, 2048]);
  const { deliveries } = receiver;
  expect(new Set(deliveries.map(({ event }) => event.id)).size).toBe(1);
  expect(new Set(deliveries.map(({ body }) => fromUtf8(body))).size).toBe(1);
  expect(new Set(deliveries.map(({ headers }) => headers.get('svc-delivery-id'))).size).toBe(6);
  expect(deliveries.map(({ headers }) => Number(headers.get('svc-timestamp')))).toEqual(
    times.map((time) => Math.floor((started + time) / 1000)),
  );
});

test.each([200, 204, 299])('an event is not sent again after %i', async (status) => {
  const { receiver, subscribe, publish, settle, context } = await startWithEndpoint();
  await subscribe();
  receiver.status(status);
  await publish();
  await settle();
  await context.advance(2 * hour);
  expect(receiver.deliveries).toHaveLength(1);
});

test.each([301, 400, 410, 500])(
  'an event is sent again after %i, until the endpoint recovers',
  async (status) => {
    const { receiver, subscribe, publish, settle, context } = await startWithEndpoint();
    await subscribe();
    receiver.status(() => (receiver.deliveries.length < 3 ? status : 200));
    await publish();
    await settle();
    await context.advance(2 * hour);
    expect(receiver.deliveries).toHaveLength(3);
  },
);

test('an endpoint that doesn’t respond within ten seconds has failed', async () => {
  const { send, receiver, subscribe, context } = await startWithEndpoint();
  await subscribe(['theme.published']);
  receiver.status('silence');
  await send('POST', '/workspaces/acme/theme');
  await receiver.received(1);
  receiver.status(200);
  const attempts = () =>
    context.database.selectFrom('webhook_attempts').selectAll().orderBy('number').execute();
  await context.advance(9_999);
  expect((await attempts())[0]).toMatchObject({ finished_at: null, failure: null });
  await context.advance(1);
  expect((await attempts())[0]).toMatchObject({ status: null, failure: 'no response within 10 seconds' });
  await context.advance(3 * minute);
  expect((await attempts())[1]).toMatchObject({ status: 200, failure: null });
  expect(receiver.deliveries).toHaveLength(2);
});

test('after five consecutive exhausted deliveries nothing is sent for an hour, and new events are dropped', async () => {
  const { send, receiver, subscribe, publish, clock, context } = await startWithEndpoint();
  const { id } = await subscribe();
  const pausedUntil = async () => (await send('GET', `/workspaces/acme/webhooks/${id}`)).json.paused_until;
  receiver.status(503);
  for (let count = 1; count <= 5; count += 1) {
    expect(await pausedUntil()).toBeNull();
    await publish();
    await context.advance(allAttempts);
  }
  expect(receiver.deliveries).toHaveLength(30);
  const until = await pausedUntil();
  expect(Date.parse(until) - clock.now().getTime()).toBeLessThanOrEqual(hour);
  receiver.status(200);
  await publish();
  await context.advance(Date.parse(until) - clock.now().getTime() - 1);
  expect(receiver.deliveries).toHaveLength(30);
  await context.advance(1);
  expect(await pausedUntil()).toBeNull();
  await publish();
  await context.advance(2 * hour);
  expect(receiver.deliveries).toHaveLength(31);
});

test('a retry of an earlier event waits while the breaker is open', async () => {
  const { receiver, subscribe, publish, context } = await startWithEndpoint();
  await subscribe();
  receiver.status(503);
  for (let count = 1; count <= 5; count += 1) await publish();
  await context.advance(minute);
  await publish();
  await context.advance(allAttempts - minute);
  const sentCount = receiver.deliveries.length;
  expect(sentCount).toBe(35);
  receiver.status(200);
  await context.advance(50 * minute);
  expect(receiver.deliveries).toHaveLength(sentCount);
  await context.advance(hour);
  expect(receiver.deliveries).toHaveLength(sentCount + 1);
});

/**
 * Publishes more events than can be in flight at a time, to an endpoint that fails immediately. @returns the attempts to reach
 * it
 */
const failMany = async () => {
  const outgoing = () => async () => new Response(null, { status: 500 });
  const { subscribe, publish, settle, context } = await startWithEndpoint({ outgoing });
  await subscribe();
  for (let count = 0; count < many; count += 1) await publish();
  await settle();
  await context.advance(allAttempts);
  return context.database.selectFrom('webhook_attempts').selectAll().where('status', '=', 500).execute();
};

test('all attempts that are due when the breaker opens are made, even more than are in flight at a time', async () => {
  expect(await failMany()).toHaveLength(6 * many);
});

test('deliveries that are due together are sent at the same time, even more than are in flight at a time', async () => {
  const attempts = await failMany();
  expect(new Set(attempts.map(({ sent_at }) => sent_at)).size).toBe(6);
});

test('a successful delivery resets the count of five', async () => {
  const { send, receiver, subscribe, publish, context } = await startWithEndpoint();
  const { id } = await subscribe();
  for (const status of [500, 500, 500, 500, 200, 500, 500, 500, 500]) {
    receiver.status(status);
    await publish();
    await context.advance(allAttempts);
  }
  expect((await send('GET', `/workspaces/acme/webhooks/${id}`)).json.paused_until).toBeNull();
});

test('one endpoint’s open breaker does not hold back another’s deliveries', async () => {
  const { receiver, subscribe, publish, context } = await startWithEndpoint();
  await subscribe();
  receiver.status(500);
  for (let count = 1; count <= 5; count += 1) await publish();
  await context.advance(allAttempts);
  receiver.status(200);
  const { secret } = await subscribe();
  await publish();
  await context.advance(1);
  const [last, ...others] = receiver.deliveries.slice(30);
  expect(others).toEqual([]);
  expect(last && receiver.verify(last, secret, context.clock.now())).toBeUndefined();
});

test('a subscription gets the matching events in its own workspace and mode', async () => {
  const { send, receiver, subscribe, publish, settle } = await startWithEndpoint();
  await subscribe(['theme.*', 'agents.activated']);
  await publish();
  await send('POST', '/workspaces/acme/theme');
  await send('POST', '/workspaces/acme/agents/agt_01K9STOCK/activate');
  await send('POST', '/workspaces/acme/agents/agt_01K9STOCK/deactivate');
  await send('POST', '/workspaces/globex/pages-publish', { token: tokens.globex });
  await send('POST', '/workspaces/acme/theme', { token: tokens.live });
  await settle();
  expect(receiver.deliveries.map(({ event }) => event.type).toSorted()).toEqual([
    'agents.activated',
    'theme.published',
  ]);
});

test('a deleted subscription gets no further deliveries or retries', async () => {
  const { send, receiver, subscribe, publish, settle, context } = await startWithEndpoint();
  const { id } = await subscribe();
  receiver.status(500);
  await publish();
  await settle();
  await send('DELETE', `/workspaces/acme/webhooks/${id}`);
  await publish();
  await context.advance(2 * hour);
  expect(receiver.deliveries).toHaveLength(1);
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

testInNode('an endpoint at a private address is refused, and its deliveries have the reason', async () => {
  const { send, publish, settle, context } = await startWithEndpoint();
  const body = { url: 'https://192.168.0.1/in', events: ['pages.published'] };
  await send('POST', '/workspaces/acme/webhooks', { body });
  await publish();
  await settle();
  const attempts = await context.database
    .selectFrom('webhook_attempts')
    .select(['status', 'failure'])
    .execute();
  expect(attempts).toContainEqual({ status: null, failure: '192.168.0.1 is a private address' });
});

test('an option of the sandbox changes outgoing requests, including retries', async () => {
  let count = 0;
  const { receiver, subscribe, publish, settle, context } = await startWithEndpoint({
    outgoing: (next) => async (request) => {
      count += 1;
      return count === 1 ? new Response(null, { status: 500 }) : next(request);
    },
  });
  await subscribe();
  await publish();
  await settle();
  expect(receiver.deliveries).toHaveLength(0);
  await context.advance(3 * minute);
  expect(receiver.deliveries).toHaveLength(1);
});
