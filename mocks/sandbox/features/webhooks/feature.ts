import { defineFeature } from '../feature.ts';
import { webhooksControl } from './control.ts';
import { createDeliveries } from './create-deliveries.ts';
import { webhooks } from './handlers.ts';
import { exportWebhooks, insertSeedWebhooks, seedWebhooks, webhookWarnings } from './seed.ts';
import { webhookAttempts, webhookDeliveries, webhookEvents, webhookSubscriptions } from './table.ts';

/** Subscriptions to events, and the deliveries of events. */
export const webhooksFeature = defineFeature({
  tables: [webhookAttempts, webhookDeliveries, webhookEvents, webhookSubscriptions],
  handlers: webhooks,
  control: webhooksControl,
  seed: {
    sealedDemo: seedWebhooks,
    sealedRows: insertSeedWebhooks,
    warnings: webhookWarnings,
    exportRecords: exportWebhooks,
  },
  due: [{ what: 'deliveries_attempted', table: 'webhook_attempts', column: 'sent_at' }],
  onEvent: createDeliveries,
  onClock: ({ deliveries }, db, from) => deliveries.failRefused(db, from),
  onInserted: ({ deliveries }, db) => deliveries.announce(db),
});
