import type { Db } from '../../store/database.ts';

/** How many deliveries of one subscription are kept. */
const kept = 1000;

/** Forgets the oldest deliveries of a subscription, and events that nothing is left of: the log has an end. */
export const prune = async (db: Db, subscriptionId: string): Promise<void> => {
  const oldest = await db
    .selectFrom('webhook_deliveries')
    .select(['created_at', 'id'])
    .where('subscription_id', '=', subscriptionId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(kept)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  const gone = await db
    .selectFrom('webhook_deliveries')
    .select(['id', 'event_id'])
    .where('subscription_id', '=', subscriptionId)
    .where('status', '<>', 'pending')
    .where('created_at', '<=', oldest.created_at)
    .where('id', '<=', oldest.id)
    .limit(kept)
    .execute();
  const [ids, events] = [gone.map(({ id }) => id), gone.map(({ event_id }) => event_id)];
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
