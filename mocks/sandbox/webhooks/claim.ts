import { createHash } from 'node:crypto';
import type { Keys } from '../keys/keys.ts';
import type { Store } from '../store/store.ts';
import type { WebhookDeliveryTable } from '../store/tables.ts';
import { signingSecretOf } from '../store/webhook-subscriptions.ts';
import { answerBudget } from './retry.ts';

/**
 * For how long an attempt is one process's own, in milliseconds of the sandbox's time: longer than an endpoint has for
 * its answer. If the process ends meanwhile, the attempt is taken for lost after that (`lost.ts`).
 */
const lease = 3 * answerBudget;

/** One attempt that this process makes, and nobody else. */
export type Attempt = {
  /** Another for each attempt (clause `deliveries.delivery-id-per-attempt`). */
  readonly id: string;
  readonly delivery: WebhookDeliveryTable;
  readonly type: string;
  readonly body: string;
  readonly secret: string;
  readonly sentAt: Date;
};

/** Derived, not drawn: when an attempt is made depends on the network, and mustn't change the ids of records. */
const attemptId = (deliveryId: string, number: number): string =>
  `whd_${createHash('sha256').update(`${deliveryId} ${number}`).digest('hex').slice(0, 26).toUpperCase()}`;

/** The deliveries whose time has come, the longest due first. */
export const dueDeliveries = (store: Store, now: Date, most: number): Promise<WebhookDeliveryTable[]> =>
  store
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('status', '=', 'pending')
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .orderBy('id')
    .limit(most)
    .execute();

/** When, in milliseconds, the next delivery is due that isn't among those under way here; undefined for none. */
export const nextDue = async (
  store: Store,
  underWay: ReadonlyMap<string, unknown>,
): Promise<number | undefined> => {
  const next = await store
    .selectFrom('webhook_deliveries')
    .select(['id', 'due_at'])
    .where('status', '=', 'pending')
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .limit(underWay.size + 1)
    .execute();
  const first = next.find(({ id }) => !underWay.has(id));
  return first?.due_at ? Date.parse(first.due_at) : undefined;
};

/**
 * Takes a delivery that is due. Several processes may find it so: the one whose update still finds it as it was has it.
 * The attempt is on record before it is made.
 *
 * @returns undefined where another was first, or nothing is to be sent any more
 */
export const claim = (
  store: Store,
  keys: Keys,
  found: WebhookDeliveryTable,
  now: Date,
): Promise<Attempt | undefined> =>
  store.transaction().execute(async (db) => {
    const number = found.attempts + 1;
    const { numUpdatedRows } = await db
      .updateTable('webhook_deliveries')
      .set({ attempts: number, due_at: new Date(now.getTime() + lease).toISOString() })
      .where('id', '=', found.id)
      .where('status', '=', 'pending')
      .where('attempts', '=', found.attempts)
      .where('due_at', '=', found.due_at)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    const { type, body, ...subscription } = await db
      .selectFrom('webhook_subscriptions')
      .innerJoin('webhook_events', 'webhook_events.workspace_id', 'webhook_subscriptions.workspace_id')
      .select(['webhook_subscriptions.id', 'secret', 'webhook_events.type', 'webhook_events.body'])
      .where('webhook_subscriptions.id', '=', found.subscription_id)
      .where('webhook_events.id', '=', found.event_id)
      .executeTakeFirstOrThrow();
    const id = attemptId(found.id, number);
    await db
      .insertInto('webhook_attempts')
      .values({
        id,
        delivery_id: found.id,
        number,
        sent_at: now.toISOString(),
        finished_at: null,
        status: null,
        failure: null,
      })
      .execute();
    return {
      id,
      delivery: { ...found, attempts: number },
      type,
      body,
      secret: signingSecretOf(keys, subscription),
      sentAt: now,
    };
  });
