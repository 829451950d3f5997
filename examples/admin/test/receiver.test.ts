import type { WebhookEvent } from '@workspace-api/client';
import { createWorkspaceClient } from '@workspace-api/client';
import { createSandbox } from '@workspace-api/mock';
import { expect, onTestFinished, test } from 'vitest';
import { createReceiver } from '../receiver.ts';

const url = 'http://127.0.0.1:3000/workspace-events';

/** A sandbox whose deliveries reach a receiver in the same process. */
const start = async (change: (body: string) => string = (body) => body) => {
  let receive: (request: Request) => Promise<Response>;
  const statuses: number[] = [];
  const events: WebhookEvent[] = [];
  const sandbox = await createSandbox({
    outgoing: () => async (request) => {
      const response = await receive(new Request(request, { body: change(await request.text()) }));
      statuses.push(response.status);
      return response;
    },
  });
  onTestFinished(() => sandbox.close());
  const api = createWorkspaceClient({
    baseUrl: 'https://api.acme.example/v1',
    token: 'key_test_acme',
    fetch: sandbox.fetch,
  });
  const { secret } = await api.webhooks.create('acme', { url, events: ['pages.published'] });
  receive = createReceiver(secret, 'acme', (event) => events.push(event));
  await api.pages.publish('acme');
  await expect.poll(() => statuses).toHaveLength(1);
  return { sandbox, statuses, events };
};

test('an event is accepted once, also if it is delivered again', async () => {
  const { sandbox, statuses, events } = await start();
  const { data } = await sandbox.control.listDeliveries({ path: { slug: 'acme' } });
  await sandbox.control.redeliver({ path: { slug: 'acme', id: data[0]?.id ?? '' } });
  await expect.poll(() => statuses).toEqual([204, 204]);
  expect(events).toMatchObject([{ type: 'pages.published', workspace: 'acme' }]);
});

test('a delivery that was changed in transit is rejected', async () => {
  const { statuses, events } = await start((body) => body.replace('acme', 'evil'));
  expect([statuses, events]).toEqual([[400], []]);
});
