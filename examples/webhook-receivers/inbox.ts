import type { WebhookEvent } from '@workspace-api/client';

/** Accepted events that wait for their work. */
export type Inbox = {
  add(event: WebhookEvent): void;
  /** Resolves when the work on all events that were added is done. */
  idle(): Promise<void>;
};

/**
 * Works on events one after another. It keeps them in memory: a service that may not lose one writes it to a table
 * instead, with its id as the primary key, and works on the rows.
 *
 * @param work must do the same if an event is worked on twice, and takes `created_at` for the order of events
 */
export const createInbox = (work: (event: WebhookEvent) => unknown): Inbox => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    add(event) {
      last = last
        .then(() => work(event))
        .catch((error: unknown) => console.error(`The work on the event ${event.id} failed.`, error));
    },
    async idle() {
      await last;
    },
  };
};
