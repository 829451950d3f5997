import { createHash, createHmac } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { createReceiver, type ReceivedDelivery } from '../index.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

/** The signature as documented, computed independently of the sandbox's code. */
export const independentSignature = (secret: string, { headers, body }: ReceivedDelivery) => {
  const digest = createHash('sha256').update(body).digest('hex');
  const signedContent = `${headers.get('svc-timestamp')}.${digest}`;
  return createHmac('sha256', secret).update(signedContent, 'utf8').digest('hex');
};

/** A sandbox, a webhook endpoint, and a function that subscribes it. */
export const startWithEndpoint = async (options: Parameters<typeof startSandbox>[0] = {}) => {
  const sandbox = await startSandbox(options);
  const receiver = await createReceiver();
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
  return { ...sandbox, receiver, subscribe, publish, settle: () => deliveries.settle() };
};
