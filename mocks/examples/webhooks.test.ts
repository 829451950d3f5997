import { createReceiver, createSandbox, manualClock } from '@workspace-api/mock';
import { expect, test } from 'vitest';

test('publishing sends a signed delivery to the endpoint', async () => {
  const clock = manualClock(new Date());
  const [sandbox, receiver] = [await createSandbox({ clock }), await createReceiver()];
  const call = (path: string, body?: unknown) =>
    sandbox.fetch(
      new Request(`http://sandbox/v1/workspaces/acme/${path}`, {
        method: 'POST',
        headers: { Authorization: 'Bearer key_test_acme' },
        body: JSON.stringify(body),
      }),
    );
  const subscription = await call('webhooks', { url: receiver.url, events: ['pages.published'] });
  const { secret } = (await subscription.json()) as { secret: string };
  await call('pages-publish');
  const [delivery] = await receiver.received(1);
  expect(delivery?.event).toMatchObject({ type: 'pages.published', workspace: 'acme' });
  expect(delivery && receiver.verify(delivery, secret, clock.now())).toBeUndefined();
  await receiver.close();
  await sandbox.close();
});
