import { envelopeVersion, idPrefixes } from '@workspace-api/contract';
import { timestamp } from '../../core/clock.ts';
import type { EventListener } from '../../domain/work.ts';
import { findRows, getRow, insert } from '../../store/rows.ts';
import { prune } from './record-outcome.ts';
import { breakerOpenUntil, type WebhookDeliveryRow } from './resource.ts';

const everything = '*';
const groupWildcard = '.*';

/** Whether a filter matches an event family (clause `webhooks.filter-wildcards`). */
export const matchesFilter = (filter: readonly string[], family: string): boolean =>
  filter.some(
    (pattern) =>
      pattern === everything ||
      pattern === family ||
      (pattern.endsWith(groupWildcard) && family.startsWith(pattern.slice(0, -1))),
  );

/**
 * Writes an event and a delivery for each subscription whose filter matches it, in the transaction of the change. The
 * deliveries are sent once the transaction is committed. Events that occur while a subscription's breaker is open are dropped
 * (clause `deliveries.breaker-drops-events`).
 */
export const recordDeliveries: EventListener = async ({ context, db, tenant }, { type, data }) => {
  const { workspace_id, mode } = tenant;
  // The deliveries of one event get their ids in this order, which is the same in every database.
  const subscriptions = await findRows(db, 'webhook_subscriptions', { workspace_id, mode }, { by: ['id'] });
  const subscribers = subscriptions.filter(({ events }) => matchesFilter(JSON.parse(events), type));
  if (subscribers.length === 0) return;
  const { slug } = await getRow(db, 'workspaces', { id: workspace_id });
  const id = context.ids(idPrefixes.EventEnvelope);
  const now = timestamp(context);
  const envelope = { id, type, created_at: now, workspace: slug, version: envelopeVersion, data };
  const body = JSON.stringify(envelope);
  const owner = { workspace_id, mode, created_at: now };
  await insert(db, 'webhook_events', { id, ...owner, type, body });
  const deliveries = subscribers.map((subscription): WebhookDeliveryRow => {
    const isDropped = breakerOpenUntil(subscription, now) !== null;
    return {
      id: context.ids('dlv'),
      ...owner,
      event_id: id,
      subscription_id: subscription.id,
      url: subscription.url,
      status: isDropped ? 'dropped' : 'pending',
      attempts: 0,
      failures: 0,
      due_at: isDropped ? null : now,
      redelivery_of: null,
    };
  });
  for (const delivery of deliveries) await insert(db, 'webhook_deliveries', delivery);
  // A pending delivery is pruned when it ends.
  for (const { status, subscription_id } of deliveries)
    if (status === 'dropped') await prune(db, subscription_id);
  await context.peers.announce(db, 'deliveries');
};
