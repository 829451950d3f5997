import { createReceiver, manualClock } from '@workspace-api/mock';
import { describe, expect, expectTypeOf, onTestFinished, test } from 'vitest';
import { createWorkspaceClient, dedupeEvents, type PagePublication, verifyWebhook } from '../index.ts';
import { startSandbox, transports } from '../sandboxes.test-helper.ts';

const hour = 3_600_000;

/** Starts a sandbox that delivers to a receiver. Returns the values that the receiver needs to verify deliveries. */
const startDelivering = async (transport?: string) => {
  const clock = manualClock(new Date());
  const { sandbox, send, baseUrl } = await startSandbox(transport, { clock });
  const receiver = await createReceiver();
  onTestFinished(() => receiver.close());
  const api = createWorkspaceClient({ baseUrl, token: 'key_test_acme', fetch: send });
  const { secret = '' } = await api.webhooks.create('acme', {
    url: receiver.url,
    events: ['pages.published'],
  });
  return { sandbox, clock, receiver, secret, publish: () => api.pages.publish('acme') };
};

describe.each(transports)('a sandbox %s', (transport) => {
  test('sends a valid delivery, with an event of the subscribed type', async () => {
    const { clock, receiver, secret, publish } = await startDelivering(transport);
    await publish();
    const [delivery] = await receiver.received(1);
    if (!delivery) throw new Error('No delivery arrived.');
    const body = new Uint8Array(delivery.body);
    const verification = await verifyWebhook(body, delivery.headers, secret, { now: clock.now() });
    if (!verification.ok) throw new Error(verification.reason);
    const { event } = verification;
    if (event.type !== 'pages.published') throw new Error(`Got ${event.type}.`);
    expectTypeOf(event.data).toExtend<PagePublication>();
    // @ts-expect-error: no event has this type.
    expect(event.type === 'pages.publishd').toBe(false);
    expect([event.workspace, event.data.published.length > 0]).toEqual(['acme', true]);
  });
});

test('an event whose handler failed is delivered again, and handled once', async () => {
  const { sandbox, receiver, secret, publish } = await startDelivering();
  const handled: string[] = [];
  const handleOnce = dedupeEvents();
  receiver.status(503);
  await publish();
  await receiver.received(1);
  receiver.status(204);
  await sandbox.advance(2 * hour);
  const deliveries = await receiver.received(2);
  const outcomes: string[] = [];
  for (const { body, headers, event } of [...deliveries, ...deliveries]) {
    const now = new Date(Number(headers.get('svc-timestamp')) * 1000);
    expect(await verifyWebhook(new Uint8Array(body), headers, secret, { now })).toMatchObject({
      ok: true,
      event,
    });
    outcomes.push(await handleOnce(event.id, () => handled.push(event.id)));
  }
  expect(handled).toHaveLength(1);
  expect(outcomes).toEqual(['handled', 'duplicate', 'duplicate', 'duplicate']);
});
