import { defineFeature } from '../feature.ts';
import { webhooksControl } from './control.ts';
import { createDeliveries } from './create-deliveries.ts';
import { webhooks } from './handlers.ts';
import { webhookAttempts, webhookDeliveries, webhookEvents, webhookSubscriptions } from './resource.ts';
import { webhookWarnings } from './seed.ts';

/** Subscriptions to events, and the deliveries of events. */
export const webhooksFeature = defineFeature({
  resources: [webhookSubscriptions],
  tables: [webhookAttempts, webhookDeliveries, webhookEvents],
  handlers: webhooks,
  control: webhooksControl,
  seed: { warnings: webhookWarnings },
  due: [{ what: 'deliveries_attempted', table: 'webhook_attempts', column: 'sent_at' }],
  onEvent: createDeliveries,
  onClock: ({ deliveries }, db, from) => deliveries.failRefused(db, from),
  onInserted: ({ deliveries }, db) => deliveries.announce(db),
});
