/** The stored events. */
const stored: unknown[] = [];
const store = async (event: unknown): Promise<void> => void stored.push(event);

import { dedupeEvents, verifyWebhook, type WebhookEvent } from '@workspace-api/client';

const handleOnce = dedupeEvents();

export const receive = async (request: Request): Promise<Response> => {
  const body = await request.arrayBuffer();
  const verification = await verifyWebhook(body, request.headers, process.env.SIGNING_SECRET ?? '');
  if (!verification.ok) return new Response(verification.reason, { status: 400 });
  const event: WebhookEvent = JSON.parse(new TextDecoder().decode(body));
  if (event.workspace !== 'acme') return new Response(null, { status: 403 });
  await handleOnce(event.id, () => store(event));
  return new Response(null, { status: 204 });
};
