import type { Database, Db } from '../../store/database.ts';
import type { Attempt } from './claim.ts';
import { prune } from './prune.ts';
import type { WebhookDeliveryRow } from './resource.ts';
import { breaker, maxAttempts, retryDelay } from './retry.ts';

/** The outcome of an attempt: the status of the response, or the reason why there was none. */
export type Outcome = { readonly status: number } | { readonly failure: string };

/** The parts of an attempt that its recorded outcome depends on. */
type FinishedAttempt = Pick<Attempt, 'id' | 'delivery' | 'sentAt'>;

const isSuccess = (outcome: Outcome): boolean =>
  'status' in outcome && outcome.status >= 200 && outcome.status < 300;

const pausedUntil = async (db: Db, subscriptionId: string): Promise<string | null> => {
  const subscription = await db
    .selectFrom('webhook_subscriptions')
    .select('paused_until')
    .where('id', '=', subscriptionId)
    .executeTakeFirst();
  return subscription?.paused_until ?? null;
};

const later = (time: string, other: string | null) => (other !== null && other > time ? other : time);

/** The state of a delivery after an attempt. */
const nextState = async (
  db: Db,
  { delivery, sentAt }: FinishedAttempt,
  ok: boolean,
): Promise<Pick<WebhookDeliveryRow, 'status' | 'failures' | 'due_at'>> => {
  if (ok) return { status: 'delivered', failures: delivery.failures, due_at: null };
  const failures = delivery.failures + 1;
  if (failures === maxAttempts) return { status: 'exhausted', failures, due_at: null };
  const retry = new Date(sentAt.getTime() + retryDelay(failures)).toISOString();
  return {
    status: 'pending',
    failures,
    due_at: later(retry, await pausedUntil(db, delivery.subscription_id)),
  };
};

/**
 * Opens the breaker. Deliveries that become due later wait until the breaker closes, including retries of earlier events.
 * Attempts that are already due are still made. Whether these are in flight yet depends on the limit on attempts in flight and
 * on the speed of the store, and neither may affect which requests are sent.
 */
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
    // Attempts in flight run to their end: their `due_at` is the time at which the lease expires.
    .whereRef('attempts', '=', 'failures')
    .where('due_at', '>', now.toISOString())
    .where('due_at', '<', paused_until)
    .execute();
};

/**
 * Counts consecutive deliveries that exhaust their attempts, which open the breaker. A successful delivery resets the count.
 */
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
 * Records the outcome of an attempt, and updates its delivery and its subscription's breaker. It is idempotent: one process may
 * count an attempt as lost that another process completes later. In that case, the response wins.
 *
 * @param lost whether the process ended before it could record the outcome
 * @param notifyPeers wakes the peers that wait for the outcome
 */
export const recordOutcome = (
  database: Database,
  attempt: FinishedAttempt,
  outcome: Outcome,
  now: Date,
  {
    lost = false,
    notifyPeers = async () => {},
  }: { lost?: boolean; notifyPeers?: ((db: Db) => Promise<void>) | undefined },
): Promise<void> =>
  database.transaction(async (db) => {
    const { delivery } = attempt;
    let update = db.updateTable('webhook_attempts').where('id', '=', attempt.id);
    if (lost) update = update.where('finished_at', 'is', null);
    const { numUpdatedRows: updatedCount } = await update
      .set({ finished_at: now.toISOString(), status: null, failure: null, ...outcome })
      .executeTakeFirst();
    if (lost && updatedCount === 0n) return;
    await notifyPeers(db);
    const ok = isSuccess(outcome);
    const next = await nextState(db, attempt, ok);
    const { numUpdatedRows } = await db
      .updateTable('webhook_deliveries')
      .set(next)
      .where('id', '=', delivery.id)
      .where('status', '=', 'pending')
      .where('attempts', '=', delivery.attempts)
      .executeTakeFirst();
    // The subscription or all records were deleted in the meantime, or the next attempt has started.
    if (numUpdatedRows === 0n) return;
    if (next.status === 'pending') return;
    await countExhausted(db, delivery.subscription_id, ok, now);
    await prune(db, delivery.subscription_id);
  });
