import type { Owned } from '../../store/owned.ts';

/**
 * Who is told of what. `events` is a JSON array, `secret` is sealed (see `store/webhook-subscriptions.ts`). The breaker
 * is open until `paused_until`.
 */
export type WebhookSubscriptionTable = Owned & {
  id: string;
  url: string;
  events: string;
  secret: string;
  exhausted_in_a_row: number;
  paused_until: string | null;
  created_at: string;
};

/** An event that somebody asked for; `body` is what is sent, byte for byte. */
export type WebhookEventTable = Owned & { id: string; type: string; body: string; created_at: string };

/**
 * One event for one subscription. While it is `pending`, `due_at` is the time of its next attempt, or, while an attempt
 * is under way, the time from which that one is given up for lost. A subscription may be gone before its deliveries.
 */
export type WebhookDeliveryTable = Owned & {
  id: string;
  event_id: string;
  subscription_id: string;
  url: string;
  status: 'pending' | 'delivered' | 'exhausted' | 'dropped' | 'canceled';
  attempts: number;
  failures: number;
  due_at: string | null;
  redelivery_of: string | null;
  created_at: string;
};

/** `status` is that of the answer; `failure` says why the attempt failed. Neither is known while it is under way. */
export type WebhookAttemptTable = {
  id: string;
  delivery_id: string;
  number: number;
  sent_at: string;
  finished_at: string | null;
  status: number | null;
  failure: string | null;
};

declare module '../../store/schema.ts' {
  interface Tables {
    webhook_subscriptions: WebhookSubscriptionTable;
    webhook_events: WebhookEventTable;
    webhook_deliveries: WebhookDeliveryTable;
    webhook_attempts: WebhookAttemptTable;
  }
}
