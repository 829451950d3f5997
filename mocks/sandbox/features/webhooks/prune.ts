import { limits } from '../../core/limits.ts';
import type { Db } from '../../store/database.ts';

/** Deletes the oldest deliveries of a subscription, and events without deliveries, so that the log stays bounded. */
export const prune = async (db: Db, subscriptionId: string): Promise<void> => {
  const oldest = await db
    .selectFrom('webhook_deliveries')
    .select(['created_at', 'id'])
    .where('subscription_id', '=', subscriptionId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(limits.keptDeliveries)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  const excess = await db
    .selectFrom('webhook_deliveries')
    .select(['id', 'event_id'])
    .where('subscription_id', '=', subscriptionId)
    .where('status', '<>', 'pending')
    .where('created_at', '<=', oldest.created_at)
    .where('id', '<=', oldest.id)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limits.keptDeliveries)
    .execute();
  const [ids, events] = [excess.map(({ id }) => id), excess.map(({ event_id }) => event_id)];
  if (ids.length === 0) return;
  await db.deleteFrom('webhook_attempts').where('delivery_id', 'in', ids).execute();
  await db.deleteFrom('webhook_deliveries').where('id', 'in', ids).execute();
  await db
    .deleteFrom('webhook_events')
    .where('id', 'in', events)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_deliveries')
            .select('id')
            .whereRef('webhook_deliveries.event_id', '=', 'webhook_events.id'),
        ),
      ),
    )
    .execute();
};
