import { examples, idPrefixes } from '@workspace-api/contract';
import { defineResource } from '../../store/resource.ts';
import { integer, text } from '../../store/schema/columns.ts';
import { defineTable, listIndex, type TableRow, via } from '../../store/schema/define-table.ts';
import { newSigningSecret, sealSigningSecret } from './sign.ts';

export const webhookSubscriptions = defineResource('webhook_subscriptions', {
  schema: 'WebhookSubscription',
  internal: {
    /** Encrypted (see `sign.ts`). */
    secret: text(),
    exhausted_in_a_row: integer().startsAs(0),
  },
  time: 'created_at',
  seed: 'webhooks',
  // Their hosts don't exist, so deliveries to them fail.
  demo: examples['webhook-subscription-list'].data,
  notInSeed: ['paused_until'],
  fromSeed(webhook, { target }) {
    if (webhook.secret === undefined && target.isChange) return {};
    const id = target.getId(idPrefixes.WebhookSubscription, webhook);
    return { secret: sealSigningSecret(target.keys, id, webhook.secret ?? newSigningSecret(target.random)) };
  },
});

/** The time at which a subscription's breaker closes; null if it isn't open. */
export const breakerOpenUntil = (
  { paused_until }: Pick<WebhookSubscriptionRow, 'paused_until'>,
  now: string,
): string | null => (paused_until !== null && paused_until > now ? paused_until : null);

/** Events that matched the filter of at least one subscription. */
export const webhookEvents = defineTable('webhook_events', {
  owner: 'tenant',
  columns: {
    id: text(),
    type: text(),
    /** The request body, byte for byte. */
    body: text(),
    created_at: text(),
  },
  inExports: false,
});

/** One event for one subscription, which may be deleted before its deliveries. */
export const webhookDeliveries = defineTable('webhook_deliveries', {
  owner: 'tenant',
  columns: {
    id: text(),
    event_id: text().references('webhook_events'),
    subscription_id: text(),
    url: text(),
    status: text<'pending' | 'delivered' | 'exhausted' | 'dropped' | 'canceled'>(),
    attempts: integer(),
    failures: integer(),
    /**
     * While the delivery is `pending`, the time of its next attempt. While an attempt is in flight, the time at which its lease
     * expires.
     */
    due_at: text().nullable(),
    redelivery_of: text().nullable(),
    created_at: text(),
  },
  indexes: [
    listIndex('created_at'),
    { columns: ['status', 'due_at'] },
    { columns: ['subscription_id', 'created_at', 'id'] },
  ],
  inExports: false,
});

export const webhookAttempts = defineTable('webhook_attempts', {
  owner: via('webhook_deliveries', 'delivery_id'),
  columns: {
    id: text(),
    delivery_id: text().references('webhook_deliveries'),
    number: integer(),
    sent_at: text(),
    finished_at: text().nullable(),
    /** The status of the response, or the reason why the attempt failed. Both are null while the attempt is in flight. */
    status: integer().nullable(),
    failure: text().nullable(),
    /** The headers of the request, and the response, as JSON; null while the attempt is in flight, or if nothing was sent. */
    exchange: text().nullable(),
  },
  inExports: false,
});

export type WebhookSubscriptionRow = TableRow<typeof webhookSubscriptions>;
export type WebhookDeliveryRow = TableRow<typeof webhookDeliveries>;
