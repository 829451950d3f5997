import { getOperation, headerNames } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { sends } from './deliveries.ts';

const { path, method } = getOperation('createWebhookSubscription');

test('a delivery knows its earlier attempts and the secret of its subscription', async () => {
  const hook = 'http://hook.test/a';
  const { wrap, outgoing } = sends(({ earlier, ...delivery }, secret) => ({
    ...delivery,
    body: `${secret} ${earlier.map(({ timestamp }) => timestamp)}`,
  }));
  const created = wrap(async () => Response.json({ url: hook, secret: 's', events: [] }));
  await created(new Request(`http://server.test/v1${path.replace('{slug}', 'acme')}`, { method }));
  const bodies: string[] = [];
  const deliver = outgoing(async (request) => {
    bodies.push(await request.text());
    return new Response();
  });
  const attempt = (id: string, timestamp: string) =>
    deliver(
      new Request(hook, {
        method: 'POST',
        body: JSON.stringify({ id }),
        headers: { [headerNames.svcTimestamp]: timestamp },
      }),
    );
  await attempt('a', '1');
  await attempt('b', '2');
  await attempt('a', '3');
  await attempt('a', '4');
  expect(bodies).toEqual(['s ', 's ', 's 1', 's 1,3']);
});
