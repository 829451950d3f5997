import type { Sender } from '../../host/network.ts';
import type { Db } from '../../store/database.ts';
import { insert, prepareQuery } from '../../store/prepared.ts';
import { prune } from './record-outcome.ts';
import type { WebhookDeliveryRow } from './resource.ts';
import { type Failures, type PendingDelivery, type Span, simulateFailures } from './simulate-failures.ts';

/** The deliveries that wait for their next attempt: they are pending and have no attempt in flight. */
const selectPending = (db: Db) =>
  db
    .selectFrom('webhook_deliveries')
    .where('status', '=', 'pending')
    .whereRef('attempts', '=', 'failures')
    .where('due_at', 'is not', null);

/** The URLs of waiting deliveries that the sender refuses, with the reasons. */
const refusals = async (db: Db, { refusal }: Sender): Promise<ReadonlyMap<string, string>> => {
  const rows = await selectPending(db).select('url').distinct().execute();
  return new Map(
    rows.flatMap(({ url }) => {
      const reason = refusal(url);
      return reason === undefined ? [] : [[url, reason] as const];
    }),
  );
};

/** The time of the next due attempt that makes a request, in epoch milliseconds; undefined if there is none. */
export const nextAttempt = async (db: Db, sender: Sender): Promise<number | undefined> => {
  const refusedUrls = await refusals(db, sender);
  let due = selectPending(db).select('due_at').$narrowType<{ due_at: string }>().orderBy('due_at').limit(1);
  if (refusedUrls.size > 0) due = due.where('url', 'not in', [...refusedUrls.keys()]);
  const next = await due.executeTakeFirst();
  return next && Date.parse(next.due_at);
};

const bySubscription = (deliveries: readonly PendingDelivery[]): Map<string, PendingDelivery[]> => {
  const groups = new Map<string, PendingDelivery[]>();
  for (const delivery of deliveries) {
    const group = groups.get(delivery.subscription_id);
    if (group) group.push(delivery);
    else groups.set(delivery.subscription_id, [delivery]);
  }
  return groups;
};

type Changes = Pick<WebhookDeliveryRow, 'id' | 'status' | 'attempts' | 'failures' | 'due_at'>;

const updateDelivery = prepareQuery((db, { id, status, attempts, failures, due_at }: Changes) =>
  db.updateTable('webhook_deliveries').set({ status, attempts, failures, due_at }).where('id', '=', id),
);

const updateBreaker = prepareQuery(
  (db, { id, exhausted_in_a_row, paused_until }: Failures['breaker'] & { readonly id: string }) =>
    db.updateTable('webhook_subscriptions').set({ exhausted_in_a_row, paused_until }).where('id', '=', id),
);

const record = async (db: Db, id: string, { breaker, deliveries, attempts }: Failures): Promise<void> => {
  await updateBreaker(db, { id, ...breaker });
  for (const delivery of deliveries) await updateDelivery(db, delivery);
  for (const attempt of attempts) await insert(db, 'webhook_attempts', attempt);
  if (deliveries.some(({ status }) => status === 'exhausted')) await prune(db, id);
};

/**
 * Fails the deliveries to URLs that the sender refuses, if they are due in a time span, with all their retries. This doesn't
 * wait for the network, so one write covers a whole day. Must run inside a transaction.
 *
 * @param limit the maximum number of deliveries, earliest first; only for a span in which no retry is due
 */
export const failRefusedDeliveries = async (
  db: Db,
  sender: Sender,
  span: Span,
  limit?: number,
): Promise<void> => {
  const refusedUrls = await refusals(db, sender);
  if (refusedUrls.size === 0) return;
  const due = selectPending(db)
    .selectAll()
    .$narrowType<{ due_at: string }>()
    .where('url', 'in', [...refusedUrls.keys()])
    .where('due_at', '<=', span.to.toISOString());
  const first = limit === undefined ? due : due.orderBy('due_at').orderBy('id').limit(limit);
  const rows = await first.execute();
  if (rows.length === 0) return;
  const groups = bySubscription(rows);
  const subscriptions = await db
    .selectFrom('webhook_subscriptions')
    .select(['id', 'exhausted_in_a_row', 'paused_until'])
    .where('id', 'in', [...groups.keys()])
    .execute();
  for (const { id, ...breaker } of subscriptions) {
    const pending = groups.get(id) ?? [];
    const failures = simulateFailures(breaker, pending, refusedUrls.get(pending[0]?.url ?? '') ?? '', span);
    if (failures.deliveries.length > 0) await record(db, id, failures);
  }
};
