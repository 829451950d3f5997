import type { Database, Db } from '../../store/database.ts';
import type { Attempt } from './claim.ts';
import { prune } from './prune.ts';
import { breaker, mostAttempts, waitAfter } from './retry.ts';
import type { WebhookDeliveryTable } from './table.ts';

/** How an attempt ended: the status of the answer, or why there was none. */
export type Outcome = { readonly status: number } | { readonly failure: string };

/** An attempt that was made, as far as its end depends on it. */
type Made = Pick<Attempt, 'id' | 'delivery' | 'sentAt'>;

const succeeded = (outcome: Outcome): boolean =>
  'status' in outcome && outcome.status >= 200 && outcome.status < 300;

const pausedUntil = async (db: Db, subscriptionId: string): Promise<string | null> => {
  const found = await db
    .selectFrom('webhook_subscriptions')
    .select('paused_until')
    .where('id', '=', subscriptionId)
    .executeTakeFirst();
  return found?.paused_until ?? null;
};

const later = (time: string, other: string | null) => (other !== null && other > time ? other : time);

/** What the delivery is from here on. */
const moved = async (
  db: Db,
  { delivery, sentAt }: Made,
  ok: boolean,
): Promise<Pick<WebhookDeliveryTable, 'status' | 'failures' | 'due_at'>> => {
  if (ok) return { status: 'delivered', failures: delivery.failures, due_at: null };
  const failures = delivery.failures + 1;
  if (failures === mostAttempts) return { status: 'exhausted', failures, due_at: null };
  const retry = new Date(sentAt.getTime() + waitAfter(failures)).toISOString();
  return {
    status: 'pending',
    failures,
    due_at: later(retry, await pausedUntil(db, delivery.subscription_id)),
  };
};

/** Nothing is sent before the breaker closes, retries of earlier events neither; those wait. */
const openBreaker = async (db: Db, subscriptionId: string, now: Date): Promise<void> => {
  const paused_until = new Date(now.getTime() + breaker.lasts).toISOString();
  await db
    .updateTable('webhook_subscriptions')
    .set({ paused_until, exhausted_in_a_row: 0 })
    .where('id', '=', subscriptionId)
    .execute();
  await db
    .updateTable('webhook_deliveries')
    .set({ due_at: paused_until })
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'pending')
    // Those under way end first.
    .whereRef('attempts', '=', 'failures')
    .where('due_at', '<', paused_until)
    .execute();
};

/** Deliveries in a row that exhaust their attempts open the breaker; one that succeeds starts the count anew. */
const countExhausted = async (db: Db, subscriptionId: string, ok: boolean, now: Date): Promise<void> => {
  const subscription = await db
    .updateTable('webhook_subscriptions')
    .set((is) => ({ exhausted_in_a_row: ok ? 0 : is('exhausted_in_a_row', '+', 1) }))
    .where('id', '=', subscriptionId)
    .returning('exhausted_in_a_row')
    .executeTakeFirst();
  if (subscription && subscription.exhausted_in_a_row >= breaker.opensAfter)
    await openBreaker(db, subscriptionId, now);
};

/**
 * Records how an attempt ended, and what follows for its delivery and for its subscription's breaker. Done twice, as
 * where one process takes an attempt for lost that another ends after all, it does no more than once; of the two ends
 * the answer stands.
 *
 * @param lost whether nobody knows how it ended
 * @param tell tells those who wait for it, in whichever process
 */
export const conclude = (
  database: Database,
  attempt: Made,
  outcome: Outcome,
  now: Date,
  { lost = false, tell = async () => {} }: { lost?: boolean; tell?: ((db: Db) => Promise<void>) | undefined },
): Promise<void> =>
  database.transaction(async (db) => {
    const { delivery } = attempt;
    let made = db.updateTable('webhook_attempts').where('id', '=', attempt.id);
    if (lost) made = made.where('finished_at', 'is', null);
    const { numUpdatedRows: ended } = await made
      .set({ finished_at: now.toISOString(), status: null, failure: null, ...outcome })
      .executeTakeFirst();
    if (lost && ended === 0n) return;
    await tell(db);
    const ok = succeeded(outcome);
    const next = await moved(db, attempt, ok);
    const { numUpdatedRows } = await db
      .updateTable('webhook_deliveries')
      .set(next)
      .where('id', '=', delivery.id)
      .where('status', '=', 'pending')
      .where('attempts', '=', delivery.attempts)
      .executeTakeFirst();
    // The subscription was deleted meanwhile, all records were, or the next attempt has begun.
    if (numUpdatedRows === 0n) return;
    if (next.status === 'pending') return;
    await countExhausted(db, delivery.subscription_id, ok, now);
    await prune(db, delivery.subscription_id);
  });
