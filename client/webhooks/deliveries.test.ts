import { createReceiver, createSandbox, manualClock, type SandboxOptions, serve } from '@workspace-api/mock';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dedupeEvents, verifyWebhook, type WebhookEvent } from '../index.ts';

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
    expect(await verifyWebhook(body, delivery.headers, secret, { now: clock.now() })).toEqual({ ok: true });
    const event: WebhookEvent = JSON.parse(new TextDecoder().decode(body));
    if (event.type !== 'pages.published') throw new Error(`Got ${event.type}.`);
    expect([event.workspace, event.data.published.length > 0]).toEqual(['acme', true]);
  });

  test('sends a delivery that is stale after an hour', async () => {
    const { clock, receiver, secret, publish } = await startDelivering(transport);
    await publish();
    const [delivery] = await receiver.received(1);
    if (!delivery) throw new Error('No delivery arrived.');
    const now = new Date(clock.now().getTime() + hour);
    const verification = await verifyWebhook(new Uint8Array(delivery.body), delivery.headers, secret, {
      now,
    });
    expect(verification).toEqual({ ok: false, reason: 'stale_timestamp' });
  });
});

/** Changes a delivery in transit: the headers and body of the request that the sandbox sends. */
const change =
  (edit: (headers: Headers, body: string) => string): SandboxOptions['outgoing'] =>
  (next) =>
  async (request) => {
    const headers = new Headers(request.headers);
    const body = edit(headers, await request.text());
    return next(new Request(request.url, { method: request.method, headers, body }));
  };

test.each([
  ['its workspace', 'bad_signature', (_: Headers, body: string) => body.replace('"acme"', '"acmf"')],
  ['its spacing', 'bad_signature', (_: Headers, body: string) => JSON.stringify(JSON.parse(body), null, 1)],
  [
    'the signature',
    'bad_signature',
    (headers: Headers, body: string) => {
      headers.set('svc-signature', '0'.repeat(64));
      return body;
    },
  ],
  [
    'a timestamp a second later',
    'bad_signature',
    (headers: Headers, body: string) => {
      headers.set('svc-timestamp', String(Number(headers.get('svc-timestamp')) + 1));
      return body;
    },
  ],
  [
    'a timestamp in milliseconds',
    'stale_timestamp',
    (headers: Headers, body: string) => {
      headers.set('svc-timestamp', `${headers.get('svc-timestamp')}000`);
      return body;
    },
  ],
  [
    'a timestamp as a date',
    'bad_timestamp',
    (headers: Headers, body: string) => {
      headers.set('svc-timestamp', new Date().toISOString());
      return body;
    },
  ],
  [
    'no signature',
    'missing_headers',
    (headers: Headers, body: string) => {
      headers.delete('svc-signature');
      return body;
    },
  ],
])('a delivery that was changed in transit (%s) is rejected with %s', async (_, reason, edit) => {
  const { clock, receiver, secret, publish } = await startDelivering('in process', change(edit));
  await publish();
  const [delivery] = await receiver.received(1);
  if (!delivery) throw new Error('No delivery arrived.');
  const verification = await verifyWebhook(new Uint8Array(delivery.body), delivery.headers, secret, {
    now: clock.now(),
  });
  expect(verification).toEqual({ ok: false, reason });
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
    expect(await verifyWebhook(new Uint8Array(body), headers, secret, { now })).toEqual({ ok: true });
    outcomes.push(await handleOnce(event.id, () => handled.push(event.id)));
  }
  expect(handled).toHaveLength(1);
  expect(outcomes).toEqual(['handled', 'duplicate', 'duplicate', 'duplicate']);
});
