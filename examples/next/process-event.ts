import type { WebhookEvent } from '@workspace-api/client';

/** What your application does with an event. It is called once for each event. */
export const processEvent = (event: WebhookEvent): void => {
  console.log(`processed ${event.id} ${event.type}`);
};
