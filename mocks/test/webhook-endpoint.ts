import { onTestFinished } from 'vitest';
import type { Receiver } from '../receiver/create-receiver.ts';
import type { Outgoing } from '../sandbox/host/network.ts';
import { isPage } from './page.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

/** Starts a webhook endpoint. @returns it, and in a page the function that passes it the sandbox's requests */
const startReceiver = async (): Promise<Receiver & { readonly receive?: Outgoing }> =>
  isPage
    ? (await import('./receiver-in-page.ts')).createReceiverInPage()
    : (await import('../receiver/create-receiver.ts')).createReceiver();

/** A sandbox, a webhook endpoint, and a function that subscribes it. */
export const startWithEndpoint = async (options: Parameters<typeof startSandbox>[0] = {}) => {
  const receiver = await startReceiver();
  const { receive } = receiver;
  const { outgoing = (next) => next } = options;
  const sandbox = await startSandbox({
    ...options,
    ...(receive && { outgoing: (next) => outgoing(receive(next)) }),
  });
  onTestFinished(() => receiver.close());
  const subscribe = async (events: readonly string[] = ['*'], token = tokens.full, slug = 'acme') => {
    const { json } = await sandbox.send('POST', `/workspaces/${slug}/webhooks`, {
      token,
      body: { url: receiver.url, events },
    });
    return json as { id: string; secret: string };
  };
  const publish = () => sandbox.send('POST', '/workspaces/acme/pages-publish');
  const { deliveries } = sandbox.context;
  /** Waits until the endpoint has responded to all due deliveries. On a busy machine that can take longer than the sandbox waits. */
  const settle = async () => {
    while ((await deliveries.settle()).size > 0);
  };
  return { ...sandbox, receiver, subscribe, publish, settle };
};
