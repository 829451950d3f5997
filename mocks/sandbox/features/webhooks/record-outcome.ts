import { limits } from '../../core/limits.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Database, Db } from '../../store/database.ts';
import { findRow, findRows, remove, update } from '../../store/rows.ts';
import { type Attempt, breaker, maxAttempts, retryDelay, toDeadline } from './claim.ts';
import type { WebhookDeliveryRow } from './resource.ts';

/** Deletes the oldest deliveries of a subscription, and events without deliveries, so that the log stays bounded. */
export const prune = async (db: Db, subscription_id: string): Promise<void> => {
  const kept = limits.keptDeliveries;
  const beyond = { by: ['created_at', 'id'], descending: true, limit: kept, skip: kept } as const;
  const oldest = await findRows(db, 'webhook_deliveries', { subscription_id }, beyond);
  for (const { id, event_id, status } of oldest) {
    if (status === 'pending') continue;
    // Its attempts are deleted with it.
    await remove(db, 'webhook_deliveries', { id });
    if (!(await findRow(db, 'webhook_deliveries', { event_id })))
      await remove(db, 'webhook_events', { id: event_id });
  }
};

/** The outcome of an attempt: the status of the response, or the reason why there was none; and what was sent and received. */
export type Outcome = ({ readonly status: number } | { readonly failure: string }) & {
  readonly exchange?: string;
};

/** The parts of an attempt that its recorded outcome depends on. */
type FinishedAttempt = Pick<Attempt, 'id' | 'delivery' | 'sentAt'>;

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
  const subscription = await findRow(db, 'webhook_subscriptions', { id: delivery.subscription_id });
  const pausedUntil = subscription?.paused_until ?? '';
  return { status: 'pending', failures, due_at: pausedUntil > retry ? pausedUntil : retry };
};

/**
 * Opens the breaker. Deliveries that become due later wait until the breaker closes, including retries of earlier events.
 * Attempts that are already due are still made. Whether these are in flight yet depends on the limit on attempts in flight and
 * on the speed of the store, and neither may affect which requests are sent.
 */
const openBreaker = async (db: Db, subscriptionId: string, now: Date): Promise<void> => {
  const paused_until = new Date(now.getTime() + breaker.lasts).toISOString();
  await update(db, 'webhook_subscriptions', { id: subscriptionId }, { paused_until, exhausted_in_a_row: 0 });
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
  const subscription = await findRow(db, 'webhook_subscriptions', { id: subscriptionId });
  if (!subscription) return;
  const exhausted_in_a_row = ok ? 0 : subscription.exhausted_in_a_row + 1;
  if (exhausted_in_a_row >= breaker.opensAfter) await openBreaker(db, subscriptionId, now);
  else await update(db, 'webhook_subscriptions', { id: subscriptionId }, { exhausted_in_a_row });
};

/**
 * Records the outcome of an attempt, and updates its delivery and its subscription's breaker. It is idempotent: one process may
 * count an attempt as lost that another process completes later. In that case, the response wins.
 *
 * @param lost whether the process ended before it could record the outcome
 * @param peers the processes that wait for the outcome
 */
export const recordOutcome = (
  database: Database,
  attempt: FinishedAttempt,
  outcome: Outcome,
  now: Date,
  { lost = false, peers }: { lost?: boolean; peers?: AppContext['peers'] },
): Promise<void> =>
  database.transaction(async (db) => {
    const { delivery } = attempt;
    const isOpen = lost ? { id: attempt.id, finished_at: null } : { id: attempt.id };
    const finished = { finished_at: now.toISOString(), status: null, failure: null, ...outcome };
    if ((await update(db, 'webhook_attempts', isOpen, finished)) === 0 && lost) return;
    await peers?.notify(db, 'deliveries');
    const ok = 'status' in outcome && outcome.status >= 200 && outcome.status < 300;
    const next = await nextState(db, attempt, ok);
    const { id, attempts, subscription_id } = delivery;
    const updated = await update(db, 'webhook_deliveries', { id, status: 'pending', attempts }, next);
    // The subscription or all records were deleted in the meantime, or the next attempt has started.
    if (updated === 0 || next.status === 'pending') return;
    await countExhausted(db, subscription_id, ok, now);
    await prune(db, subscription_id);
  });

/** Whether a due delivery has an attempt without a recorded outcome. A failed attempt is counted when it ends. */
export const isLost = ({ attempts, failures }: WebhookDeliveryRow): boolean => attempts > failures;

/**
 * Records the attempt of a process that ended before the response. It is unknown whether the request arrived, so the attempt
 * counts as failed: the retry follows at its usual time, and the limit on attempts holds.
 */
export const recordLostAttempt = async (
  database: Database,
  delivery: WebhookDeliveryRow,
  now: Date,
): Promise<void> => {
  const number = delivery.attempts;
  const row = await findRow(database, 'webhook_attempts', { delivery_id: delivery.id, number });
  // The subscription was deleted in the meantime.
  if (!row) return;
  const attempt = { id: row.id, delivery, sentAt: new Date(row.sent_at) };
  const failure = 'the sandbox ended before the response';
  await recordOutcome(database, attempt, { failure }, now, { lost: true });
};

/**
 * The deliveries that have an attempt in flight in any process, and the time at which that changes: the response timeout, and
 * after that the end of the lease.
 */
export const findAttemptsInFlight = async (
  db: Db,
  now: Date,
): Promise<readonly { readonly id: string; readonly until: number }[]> => {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select(['id', 'due_at'])
    .where('status', '=', 'pending')
    .whereRef('attempts', '>', 'failures')
    .where('due_at', '>', now.toISOString())
    .execute();
  return rows.map(({ id, due_at }) => {
    const [deadline, lost] = [toDeadline(due_at ?? ''), Date.parse(due_at ?? '')];
    return { id, until: deadline > now.getTime() ? deadline : lost };
  });
};
