import { sql } from 'kysely';
import { sha256Hex } from '#host/crypto.ts';
import type { Keys } from '../../core/keys/keys.ts';
import type { Database, Db } from '../../store/database.ts';
import { prepareQuery } from '../../store/prepared.ts';
import type { WebhookDeliveryRow } from './resource.ts';
import { responseTimeout } from './retry.ts';
import { unsealSigningSecret } from './sign.ts';

/**
 * How long a process holds an attempt, in milliseconds of the sandbox's time. It is longer than the response timeout. If the
 * process ends earlier, the attempt counts as lost when the lease expires (`lost-attempts.ts`).
 */
const lease = 3 * responseTimeout;

/** The response timeout, in epoch milliseconds, of an attempt whose lease expires at `due_at`. */
export const toDeadline = (due_at: string): number => Date.parse(due_at) - lease + responseTimeout;

/** An attempt that this process has leased. */
export type Attempt = {
  /** The attempt's id, which is different for each attempt (clause `deliveries.delivery-id-per-attempt`). */
  readonly id: string;
  readonly delivery: WebhookDeliveryRow;
  readonly type: string;
  readonly body: string;
  readonly secret: string;
  readonly sentAt: Date;
};

/**
 * Derives the id of an attempt. It isn't random: the time of an attempt depends on the network, and must not change the ids of
 * records.
 */
const attemptId = (deliveryId: string, number: number): string =>
  `whd_${sha256Hex(`${deliveryId} ${number}`).slice(0, 26).toUpperCase()}`;

const dueAt = prepareQuery((db, { now, limit }: { now: string; limit: number }) =>
  db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('status', '=', 'pending')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(sql<number>`${limit}`),
);

/** The due deliveries, oldest first. */
export const dueDeliveries = (
  database: Database,
  now: Date,
  limit: number,
): Promise<readonly WebhookDeliveryRow[]> => dueAt(database, { now: now.toISOString(), limit });

const firstDue = prepareQuery((db, { limit }: { limit: number }) =>
  db
    .selectFrom('webhook_deliveries')
    .select(['id', 'due_at'])
    .where('status', '=', 'pending')
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .limit(sql<number>`${limit}`),
);

/**
 * The time at which the next delivery that isn't in flight in this process is due, in epoch milliseconds; undefined if there is
 * none.
 */
export const nextDue = async (
  db: Db,
  inFlight: ReadonlyMap<string, unknown>,
): Promise<number | undefined> => {
  const next = await firstDue(db, { limit: inFlight.size + 1 });
  const first = next.find(({ id }) => !inFlight.has(id));
  return first?.due_at ? Date.parse(first.due_at) : undefined;
};

/** The events and signing secrets of deliveries, by delivery id. */
const readContents = async (db: Db, ids: readonly string[]) => {
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
 * Leases due deliveries to this process. If several processes try, the first one to update an unchanged delivery gets it.
 * Attempts are recorded before they are made.
 *
 * @param now reads the time in the transaction: a peer may move the clock while this process waits for the lock
 * @returns an attempt for each leased delivery; the other deliveries must not be sent
 */
export const claim = (
  database: Database,
  keys: Keys,
  deliveries: readonly WebhookDeliveryRow[],
  now: (db: Db) => Promise<Date>,
): Promise<Attempt[]> =>
  database.transaction(async (db) => {
    const sentAt = await now(db);
    const [sent_at, due_at] = [sentAt.toISOString(), new Date(sentAt.getTime() + lease).toISOString()];
    const rows = await db
      .updateTable('webhook_deliveries')
      .set((is) => ({ attempts: is('attempts', '+', 1), due_at }))
      // Only a pending delivery has a `due_at`. With its status as a condition, SQLite would read all pending deliveries.
      .where((is) =>
        is.or(deliveries.map(({ id, attempts, due_at: due }) => is.and({ id, attempts, due_at: due }))),
      )
      .returning('id')
      .execute();
    const ids = new Set(rows.map(({ id }) => id));
    if (ids.size === 0) return [];
    const contents = await readContents(db, [...ids]);
    const attempts = deliveries
      .filter(({ id }) => ids.has(id))
      .map((delivery): Attempt => {
        const number = delivery.attempts + 1;
        const content = contents.get(delivery.id);
        if (!content) throw new Error(`Delivery ${delivery.id} has no event.`);
        return {
          id: attemptId(delivery.id, number),
          delivery: { ...delivery, attempts: number },
          type: content.type,
          body: content.body,
          secret: unsealSigningSecret(keys, content),
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
          exchange: null,
        })),
      )
      .execute();
    return attempts;
  });
