import { controlPath, operations } from '@workspace-api/contract/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../sandbox/serve.ts';
import { startSandbox } from './start-sandbox.ts';

test.each(['127.0.0.1', 'localhost'])('a webhook to the control plane at %s is not sent', async (host) => {
  const { sandbox, context, send } = await startSandbox({ privateAddresses: 'all' });
  const served = await serve(sandbox, { port: 0 });
  onTestFinished(served.close);
  const { port } = new URL(served.url);
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
});
