import { verifyWebhook } from '@workspace-api/client';
import { after } from 'next/server';
import { addEvent, processEvent } from '../../../inbox.ts';

const { SIGNING_SECRET = '', WORKSPACE = 'acme' } = process.env;

const reject = (status: number, reason: string) => new Response(reason, { status });

/** Receives the deliveries of a subscription. The service sends an event again unless the status is 2xx. */
export async function POST(request: Request): Promise<Response> {
  if (SIGNING_SECRET === '') {
    console.error('Expected the secret of the subscription in SIGNING_SECRET, got none.');
    return reject(500, 'The receiver has no signing secret.');
  }
  // Not `request.json()`: the signature covers the bytes as received.
  const body = await request.arrayBuffer();
  // Also rejects a recorded delivery whose timestamp is more than five minutes old.
  const verification = await verifyWebhook(body, request.headers, SIGNING_SECRET);
  if (!verification.ok) return reject(400, verification.reason);
  const { event } = verification;
  if (event.workspace !== WORKSPACE) return reject(403, `Expected an event of the workspace ${WORKSPACE}.`);
  // False for an event that was delivered before, by the service or by someone who recorded a delivery.
  const isNew = await addEvent(event);
  // After the response, so that the processing may take longer than the ten seconds of a delivery.
  if (isNew) after(() => processEvent(event));
  return new Response(null, { status: 204 });
}
