import { type EventData, type EventType, envelopeVersion, idPrefixes } from '@workspace-api/contract';
import type { Tenant } from '../../core/tenant.ts';
import { type AppContext, timestamp } from '../../http/app-context.ts';
import { prepared } from '../../store/caches/prepared.ts';
import type { Db } from '../../store/database.ts';
import { startTriggered } from '../agents/trigger.ts';
import { asksFor } from './event-filter.ts';
import { prune } from './prune.ts';
import { openUntil } from './rows.ts';
import type { WebhookDeliveryTable } from './table.ts';

const subscriptionsOf = prepared((db, { workspaceId, mode }: { workspaceId: string; mode: Tenant['mode'] }) =>
  db
    .selectFrom('webhook_subscriptions')
    .innerJoin('workspaces', 'workspaces.id', 'webhook_subscriptions.workspace_id')
    .selectAll('webhook_subscriptions')
    .select('workspaces.slug as slug')
    .where('webhook_subscriptions.workspace_id', '=', workspaceId)
    .where('webhook_subscriptions.mode', '=', mode),
);

/**
 * Tells of an event: the tenant's agents that it triggers, and those of its subscriptions that ask for it. It is
 * written with the change that it tells of, in the transaction of `db`, and sent once that is committed: neither
 * happens without the other. What fires while a breaker is open is dropped (clause `deliveries.breaker-drops-events`).
 *
 * @param requestId the request that brought the event about, where there was one
 */
export const emit = async <Type extends EventType>(
  context: AppContext,
  db: Db,
  { workspaceId, mode }: Tenant,
  type: Type,
  data: EventData<Type>,
  requestId?: string,
): Promise<void> => {
  await startTriggered(context, db, { workspaceId, mode }, { family: type, requestId });
  const subscriptions = await subscriptionsOf(db, { workspaceId, mode });
  const asking = subscriptions.filter(({ events }) => asksFor(JSON.parse(events) as string[], type));
  const [first] = asking;
  if (!first) return;
  const id = context.ids(idPrefixes.EventEnvelope);
  const now = timestamp(context);
  const body = JSON.stringify({
    id,
    type,
    created_at: now,
    workspace: first.slug,
    version: envelopeVersion,
    data,
  });
  const owner = { workspace_id: workspaceId, mode, created_at: now };
  await db
    .insertInto('webhook_events')
    .values({ id, ...owner, type, body })
    .execute();
  const deliveries = asking.map((subscription): WebhookDeliveryTable => {
    const dropped = openUntil(subscription, now) !== null;
    return {
      id: context.ids('dlv'),
      ...owner,
      event_id: id,
      subscription_id: subscription.id,
      url: subscription.url,
      status: dropped ? 'dropped' : 'pending',
      attempts: 0,
      failures: 0,
      due_at: dropped ? null : now,
      redelivery_of: null,
    };
  });
  await db.insertInto('webhook_deliveries').values(deliveries).execute();
  // Those that are sent make room for themselves as they end.
  for (const { status, subscription_id } of deliveries)
    if (status === 'dropped') await prune(db, subscription_id);
  await context.deliveries.announce(db);
};
