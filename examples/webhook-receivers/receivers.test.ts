import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWorkspaceClient, type WebhookEvent } from '@workspace-api/client';
import { createSandbox, type SandboxOptions, serve } from '@workspace-api/mock';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { expressReceiver } from './express-receiver.ts';
import { honoReceiver } from './hono-receiver.ts';
import { createInbox } from './inbox.ts';
import { type ReceiveDelivery, receiveDelivery } from './receive-delivery.ts';

afterEach(() => void vi.restoreAllMocks());

/** A sandbox on a port, its client, and its deliveries. */
const startSandbox = async (options: SandboxOptions = {}) => {
  const sandbox = await createSandbox(options);
  const { url, close } = await serve(sandbox, { port: 0 });
  onTestFinished(() => close().then(sandbox.close));
  const path = { slug: 'acme' };
  return {
    api: createWorkspaceClient({ baseUrl: `${url}/v1`, token: 'key_test_acme' }),
    redeliver: (id: string) => sandbox.control.redeliver({ path: { ...path, id } }),
    /** Waits for a number of attempts. Returns the status of each, the latest delivery first. */
    attempts: (count: number) =>
      vi.waitFor(async () => {
        const { data } = await sandbox.control.listDeliveries({ path });
        const ended = data.flatMap((delivery) =>
          delivery.attempts.flatMap(({ status }) => (status === null ? [] : [{ ...delivery, status }])),
        );
        expect(ended).toHaveLength(count);
        return ended;
      }, 30_000),
  };
};

/** A receiver on a port, subscribed to `pages.published`. */
const subscribe = async (
  createReceiver: (receive: ReceiveDelivery) => RequestListener,
  api: ReturnType<typeof createWorkspaceClient>,
  options: Partial<Parameters<typeof receiveDelivery>[0]> = {},
) => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => void server.close(() => resolve())));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/workspace-events`;
  const { secret } = await api.webhooks.create('acme', { url, events: ['pages.published'] });
  const processed: WebhookEvent[] = [];
  const inbox = createInbox((event) => processed.push(event));
  server.on(
    'request',
    createReceiver(receiveDelivery({ secret, workspace: 'acme', accept: inbox.add, ...options })),
  );
  return { url, processed, inbox };
};

describe.each([
  { framework: 'Express', createReceiver: expressReceiver },
  { framework: 'Hono', createReceiver: honoReceiver },
])('the receiver in $framework', ({ createReceiver }) => {
  test('accepts a delivery of the sandbox', async () => {
    const { api, attempts } = await startSandbox();
    const { processed, inbox } = await subscribe(createReceiver, api);
    await api.pages.publish('acme');
    const [delivery] = await attempts(1);
    expect(delivery?.status).toBe(204);
    await inbox.idle();
    expect(processed).toMatchObject([{ ...delivery?.event, type: 'pages.published', workspace: 'acme' }]);
  });

  test('processes an event once if it is delivered again', async () => {
    const { api, attempts, redeliver } = await startSandbox();
    const { processed, inbox } = await subscribe(createReceiver, api);
    await api.pages.publish('acme');
    const [first] = await attempts(1);
    await redeliver(first?.id ?? '');
    const both = await attempts(2);
    expect(both.map(({ status, event }) => [status, event.id])).toEqual([
      [204, first?.event.id],
      [204, first?.event.id],
    ]);
    await inbox.idle();
    expect(processed).toHaveLength(1);
  });

  test('rejects a body that was changed in transit', async () => {
    const { api, attempts } = await startSandbox({
      outgoing: (next) => async (request) =>
        next(new Request(request, { body: (await request.text()).replace('acme', 'evil') })),
    });
    const { processed, inbox } = await subscribe(createReceiver, api);
    await api.pages.publish('acme');
    const [delivery] = await attempts(1);
    expect(delivery?.status).toBe(400);
    await inbox.idle();
    expect(processed).toEqual([]);
  });

  test('receives an event again that it could not accept', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { api, attempts, redeliver } = await startSandbox();
    const accept = vi.fn<(event: WebhookEvent) => void>().mockImplementationOnce(() => {
      throw new Error('The database is down.');
    });
    await subscribe(createReceiver, api, { accept });
    await api.pages.publish('acme');
    const [first] = await attempts(1);
    await redeliver(first?.id ?? '');
    expect((await attempts(2)).map(({ status }) => status)).toEqual([204, 500]);
    expect(accept.mock.calls.map(([event]) => event.id)).toEqual([first?.event.id, first?.event.id]);
  });

  test('rejects the events of another workspace', async () => {
    const { api, attempts } = await startSandbox();
    const { processed } = await subscribe(createReceiver, api, { workspace: 'globex' });
    await api.pages.publish('acme');
    const [delivery] = await attempts(1);
    expect([delivery?.status, processed]).toEqual([403, []]);
  });

  test('rejects a request without a signature or without a body', async () => {
    const { api } = await startSandbox();
    const { url } = await subscribe(createReceiver, api);
    for (const body of ['{"id":"evt_1"}', null]) {
      const response = await fetch(url, { method: 'POST', body });
      expect([response.status, await response.text()]).toEqual([400, 'missing_headers']);
    }
  });
});

test('an inbox continues after an event whose processing failed', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const processed: string[] = [];
  const inbox = createInbox(({ id }) => {
    if (id === 'evt_1') throw new Error('Page not found.');
    processed.push(id);
  });
  for (const id of ['evt_1', 'evt_2']) inbox.add({ id } as WebhookEvent);
  await inbox.idle();
  expect(processed).toEqual(['evt_2']);
  expect(logged.mock.calls).toEqual([['Processing the event evt_1 failed.', expect.any(Error)]]);
});
