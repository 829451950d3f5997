import { createReceiver, createSandbox, manualClock, type SandboxOptions, serve } from '@workspace-api/mock';
import { describe, expect, expectTypeOf, onTestFinished, test } from 'vitest';
import { dedupeEvents, type PagePublication, verifyWebhook, type WebhookEvent } from '../index.ts';

const hour = 3_600_000;
const events: WebhookEvent['type'][] = ['pages.published'];

/** Starts a sandbox that delivers to a receiver. Returns the values that the receiver needs to verify deliveries. */
const startDelivering = async (transport: string, outgoing?: SandboxOptions['outgoing']) => {
  const clock = manualClock(new Date());
  const sandbox = await createSandbox({ clock, ...(outgoing && { outgoing }) });
  const served = transport === 'over a socket' ? await serve(sandbox, { port: 0 }) : undefined;
  const receiver = await createReceiver();
  onTestFinished(async () => {
    await receiver.close();
    await served?.close();
    await sandbox.close();
  });
  const call = (path: string, body?: unknown): Promise<Response> => {
    const request = new Request(`${served?.url ?? 'http://127.0.0.1:4010'}/v1/workspaces/acme/${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${sandbox.tokens[0]?.secret}` },
      body: JSON.stringify(body),
    });
    return served ? fetch(request) : sandbox.fetch(request);
  };
  const subscription = await call('webhooks', { url: receiver.url, events });
  const { secret } = (await subscription.json()) as { secret: string };
  return { sandbox, clock, receiver, secret, publish: () => call('pages-publish') };
};

describe.each(['in process', 'over a socket'])('a sandbox %s', (transport) => {
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
  const { sandbox, receiver, secret, publish } = await startDelivering('in process');
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
