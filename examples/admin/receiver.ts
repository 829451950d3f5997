import { serve } from '@hono/node-server';
import { createWorkspaceClient, dedupeEvents, verifyWebhook, type WebhookEvent } from '@workspace-api/client';

/** Creates a handler of deliveries, which accepts each event of the workspace once. */
export const createReceiver = (secret: string, workspace: string, accept: (event: WebhookEvent) => void) => {
  const acceptOnce = dedupeEvents();
  return async (request: Request): Promise<Response> => {
    const delivery = await verifyWebhook(await request.arrayBuffer(), request.headers, secret);
    if (!delivery.ok) return new Response(delivery.reason, { status: 400 });
    if (delivery.event.workspace !== workspace) return new Response(null, { status: 403 });
    await acceptOnce(delivery.event.id, () => accept(delivery.event));
    return new Response(null, { status: 204 });
  };
};

/** Subscribes to what needs the user of the app, and prints it: `npm run receiver`. */
const main = async (): Promise<void> => {
  const { API_URL = 'http://127.0.0.1:4010/v1', TOKEN = 'key_test_acme', WORKSPACE = 'acme' } = process.env;
  const { webhooks } = createWorkspaceClient({ baseUrl: API_URL, token: TOKEN });
  const url = 'http://127.0.0.1:3000/workspace-events';
  const { id, secret } = await webhooks.create(WORKSPACE, { url, events: ['approvals.requested'] });
  const receive = createReceiver(secret, WORKSPACE, (event) => console.log(JSON.stringify(event)));
  serve({ fetch: receive, hostname: '127.0.0.1', port: 3000 });
  console.log(`Receiving events at ${url}`);
  process.once('SIGINT', () => webhooks.delete(WORKSPACE, id).finally(() => process.exit()));
};

if (import.meta.filename === process.argv[1]) await main();
