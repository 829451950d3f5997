import { createReceiver, manualClock } from '@workspace-api/mock';
import { expect, onTestFinished, test } from 'vitest';
import { createWorkspaceClient, dedupeEvents, verifyWebhook } from '../index.ts';
import { startSandbox } from '../sandboxes.test-helper.ts';

const hour = 3_600_000;

/** Starts a sandbox that delivers to a receiver. Returns the values that the receiver needs to verify deliveries. */
const startDelivering = async () => {
  const clock = manualClock(new Date());
  const { sandbox, send, baseUrl } = await startSandbox('in process', { clock });
  const receiver = await createReceiver();
  onTestFinished(() => receiver.close());
  const api = createWorkspaceClient({ baseUrl, token: 'key_test_acme', fetch: send });
  const { secret = '' } = await api.webhooks.create('acme', {
    url: receiver.url,
    events: ['pages.published'],
  });
  return { sandbox, clock, receiver, secret, publish: () => api.pages.publish('acme') };
};

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
