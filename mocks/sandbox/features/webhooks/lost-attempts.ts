import type { Database, Db } from '../../store/database.ts';
import { toDeadline } from './claim.ts';
import { recordOutcome } from './record-outcome.ts';
import type { WebhookDeliveryRow } from './resource.ts';

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
  const row = await database
    .selectFrom('webhook_attempts')
    .select(['id', 'sent_at'])
    .where('delivery_id', '=', delivery.id)
    .where('number', '=', delivery.attempts)
    .executeTakeFirst();
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
