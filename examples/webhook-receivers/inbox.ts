import type { WebhookEvent } from '@workspace-api/client';

/** Accepted events that have yet to be processed. */
export type Inbox = {
  add(event: WebhookEvent): void;
  /** Resolves when all added events are processed. */
  idle(): Promise<void>;
};

/**
 * Processes events one after another. It keeps them in memory. If you must not lose an event, write it to a table instead,
 * with its id as the primary key, and process the rows.
 *
 * @param handle must be idempotent, and use `created_at` for the order of events
 */
export const createInbox = (handle: (event: WebhookEvent) => unknown): Inbox => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    add(event) {
      last = last
        .then(() => handle(event))
        .catch((error: unknown) => console.error(`Processing the event ${event.id} failed.`, error));
    },
    async idle() {
      await last;
    },
  };
};
