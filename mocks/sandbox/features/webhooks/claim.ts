import { sql } from 'kysely';
import { toHex } from '#host/bytes.ts';
import { sha256 } from '#host/crypto.ts';
import type { Keys } from '../../core/keys/keys.ts';
import type { Database, Db } from '../../store/database.ts';
import { findRows, getRow, insert, prepareQuery, update } from '../../store/rows.ts';
import type { WebhookDeliveryRow } from './resource.ts';
import { unsealSigningSecret } from './sign.ts';

/** The maximum number of attempts to deliver an event to one subscription (Limits). */
export const maxAttempts = 6;

/** How long an endpoint has to respond, in milliseconds (Limits). */
export const responseTimeout = 10_000;

/** The number of consecutive exhausted deliveries that open the breaker, and how long it stays open, in milliseconds. */
export const breaker = { opensAfter: 5, lasts: 60 * 60 * 1000 } as const;

/** The first delay, in milliseconds. Each delay is twice the previous delay, so six attempts span 1 h 6 min 8 s. */
const firstDelay = 128_000;

/**
 * The delay between an attempt and its retry, in milliseconds (clauses `deliveries.retry-*`). It is measured from one
 * dispatch to the next, so slow responses don't extend it.
 *
 * @param failures the number of failed attempts, at least 1
 */
export const retryDelay = (failures: number): number => firstDelay * 2 ** (failures - 1);

/**
 * How long a process holds an attempt, in milliseconds of the sandbox's time. It is longer than the response timeout. If the
 * process ends earlier, the attempt counts as lost when the lease expires (`record-outcome.ts`).
 */
const lease = 3 * responseTimeout;

const pending = { status: 'pending' } as const;

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
  `whd_${toHex(sha256(`${deliveryId} ${number}`))
    .slice(0, 26)
    .toUpperCase()}`;

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

/**
 * The time at which the next delivery that isn't in flight in this process is due, in epoch milliseconds; undefined if there is
 * none.
 */
export const nextDue = async (
  db: Db,
  inFlight: ReadonlyMap<string, unknown>,
): Promise<number | undefined> => {
  const limit = inFlight.size + 1;
  const next = await findRows(db, 'webhook_deliveries', pending, { by: ['due_at'], limit });
  const first = next.find(({ id }) => !inFlight.has(id));
  return first?.due_at ? Date.parse(first.due_at) : undefined;
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
    const claimed: Attempt[] = [];
    for (const delivery of deliveries) {
      const { attempts, due_at, event_id, subscription_id } = delivery;
      const number = attempts + 1;
      // Only a pending delivery has a `due_at`.
      const unchanged = { id: delivery.id, attempts, due_at };
      const leased = { attempts: number, due_at: new Date(sentAt.getTime() + lease).toISOString() };
      if ((await update(db, 'webhook_deliveries', unchanged, leased)) === 0) continue;
      const { type, body } = await getRow(db, 'webhook_events', { id: event_id });
      const subscription = await getRow(db, 'webhook_subscriptions', { id: subscription_id });
      const secret = unsealSigningSecret(keys, subscription);
      const id = attemptId(delivery.id, number);
      claimed.push({ id, delivery: { ...delivery, attempts: number }, type, body, secret, sentAt });
      const attempt = { id, delivery_id: delivery.id, number, sent_at: sentAt.toISOString() };
      await insert(db, 'webhook_attempts', attempt);
    }
    return claimed;
  });
