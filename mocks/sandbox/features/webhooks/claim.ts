import { createHash } from 'node:crypto';
import type { Keys } from '../../core/keys/keys.ts';
import type { Database, Db } from '../../store/database.ts';
import { answerBudget } from './retry.ts';
import { signingSecretOf } from './rows.ts';
import type { WebhookDeliveryTable } from './table.ts';

/**
 * For how long an attempt is one process's own, in milliseconds of the sandbox's time: longer than an endpoint has for
 * its answer. If the process ends meanwhile, the attempt is taken for lost after that (`lost.ts`).
 */
const lease = 3 * answerBudget;

/** When, in milliseconds, an endpoint's time is over whose attempt is a process's own until `due_at`. */
export const deadlineOf = (due_at: string): number => Date.parse(due_at) - lease + answerBudget;

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
export const attemptId = (deliveryId: string, number: number): string =>
  `whd_${createHash('sha256').update(`${deliveryId} ${number}`).digest('hex').slice(0, 26).toUpperCase()}`;

/** The deliveries whose time has come, the longest due first. */
export const dueDeliveries = (database: Database, now: Date, most: number): Promise<WebhookDeliveryTable[]> =>
  database
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
  database: Database,
  underWay: ReadonlyMap<string, unknown>,
): Promise<number | undefined> => {
  const next = await database
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

/** What the attempts at some deliveries have to say, by the delivery's id. */
const contentsOf = async (db: Db, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_subscriptions', 'webhook_subscriptions.id', 'webhook_deliveries.subscription_id')
    .innerJoin('webhook_events', (join) =>
      join
        .onRef('webhook_events.id', '=', 'webhook_deliveries.event_id')
        .onRef('webhook_events.workspace_id', '=', 'webhook_subscriptions.workspace_id'),
    )
    .select(['webhook_deliveries.id as delivery_id', 'webhook_subscriptions.id', 'secret', 'type', 'body'])
    .where('webhook_deliveries.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.delivery_id, row]));
};

/**
 * Takes deliveries that are due. Several processes may find one so: the one whose update still finds it as it was has
 * it. The attempts are on record before they are made.
 *
 * @param now tells the time within the transaction: while it waits for its turn, another may move the clock
 * @returns those that were taken; nothing of the others is to be sent, or by whoever was first
 */
export const claim = (
  database: Database,
  keys: Keys,
  found: readonly WebhookDeliveryTable[],
  now: (db: Db) => Promise<Date>,
): Promise<Attempt[]> =>
  database.transaction(async (db) => {
    const sentAt = await now(db);
    const [sent_at, due_at] = [sentAt.toISOString(), new Date(sentAt.getTime() + lease).toISOString()];
    const taken = await db
      .updateTable('webhook_deliveries')
      .set((is) => ({ attempts: is('attempts', '+', 1), due_at }))
      .where('status', '=', 'pending')
      .where((is) =>
        is.or(found.map(({ id, attempts, due_at: due }) => is.and({ id, attempts, due_at: due }))),
      )
      .returning('id')
      .execute();
    const ids = new Set(taken.map(({ id }) => id));
    if (ids.size === 0) return [];
    const contents = await contentsOf(db, [...ids]);
    const attempts = found
      .filter(({ id }) => ids.has(id))
      .map((delivery): Attempt => {
        const number = delivery.attempts + 1;
        const content = contents.get(delivery.id);
        if (!content) throw new Error(`There is no event of the delivery ${delivery.id}.`);
        return {
          id: attemptId(delivery.id, number),
          delivery: { ...delivery, attempts: number },
          type: content.type,
          body: content.body,
          secret: signingSecretOf(keys, content),
          sentAt,
        };
      });
    await db
      .insertInto('webhook_attempts')
      .values(
        attempts.map(({ id, delivery }) => ({
          id,
          delivery_id: delivery.id,
          number: delivery.attempts,
          sent_at,
          finished_at: null,
          status: null,
          failure: null,
        })),
      )
      .execute();
    return attempts;
  });
