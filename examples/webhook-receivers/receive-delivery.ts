import { dedupeEvents, verifyWebhook, type WebhookEvent, type WebhookHeaders } from '@workspace-api/client';

/** The raw bytes of a delivery, as received. */
export type RawBody = ArrayBuffer | Uint8Array;

/** The response: a status, and a line for the delivery log. */
export type Reply = { readonly status: 204 | 400 | 403 | 500; readonly text: string };

/** Responds to a delivery. Independent of the framework: the receivers pass the bytes and the headers. */
export type ReceiveDelivery = (body: RawBody, headers: WebhookHeaders) => Promise<Reply>;

/**
 * Creates the handler of a subscription's deliveries. It verifies a delivery, accepts each event once and responds. Events are
 * processed after the response, so that this may take longer than the ten seconds of a delivery.
 *
 * @param secret the signing secret of the subscription
 * @param workspace the workspace of the subscription
 * @param accept stores an event for later. If it throws, the response is 500, and the service delivers the event again.
 */
export const receiveDelivery = ({
  secret,
  workspace,
  accept,
}: {
  secret: string;
  workspace: string;
  accept: (event: WebhookEvent) => unknown;
}): ReceiveDelivery => {
  const acceptOnce = dedupeEvents();
  return async (body, headers) => {
    const verification = await verifyWebhook(body, headers, secret);
    if (!verification.ok) return { status: 400, text: verification.reason };
    const { event } = verification;
    if (event.workspace !== workspace)
      return { status: 403, text: `Expected an event of the workspace ${workspace}.` };
    try {
      await acceptOnce(event.id, () => accept(event));
      return { status: 204, text: '' };
    } catch (error) {
      console.error(`The event ${event.id} was not accepted.`, error);
      return { status: 500, text: 'The event was not accepted. Deliver it again.' };
    }
  };
};
