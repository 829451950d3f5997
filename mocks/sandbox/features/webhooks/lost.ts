import type { Database, Db } from '../../store/database.ts';
import { deadlineOf } from './claim.ts';
import { conclude } from './conclude.ts';
import type { WebhookDeliveryTable } from './table.ts';

/** Whether a delivery that is due has an attempt whose end nobody recorded: failed ones are counted as they end. */
export const isLost = ({ attempts, failures }: WebhookDeliveryTable): boolean => attempts > failures;

/**
 * Ends the attempt of a process that ended before the answer. It may have arrived, and nobody knows: it counts as one
 * that failed, so that the next comes at its usual time, and no more are made than the document says.
 */
export const concludeLost = async (
  database: Database,
  delivery: WebhookDeliveryTable,
  now: Date,
): Promise<void> => {
  const found = await database
    .selectFrom('webhook_attempts')
    .select(['id', 'sent_at'])
    .where('delivery_id', '=', delivery.id)
    .where('number', '=', delivery.attempts)
    .executeTakeFirst();
  // The subscription was deleted meanwhile.
  if (!found) return;
  const attempt = { id: found.id, delivery, sentAt: new Date(found.sent_at) };
  await conclude(database, attempt, { failure: 'the sandbox ended before the answer' }, now, { lost: true });
};

/**
 * The deliveries that have an attempt under way, in whichever process, and until when: until its endpoint's time is
 * over, then until it is taken for lost.
 */
export const underWayAnywhere = async (
  db: Db,
  now: Date,
): Promise<readonly { readonly id: string; readonly until: number }[]> => {
  const begun = await db
    .selectFrom('webhook_deliveries')
    .select(['id', 'due_at'])
    .where('status', '=', 'pending')
    .whereRef('attempts', '>', 'failures')
    .where('due_at', '>', now.toISOString())
    .execute();
  return begun.map(({ id, due_at }) => {
    const [deadline, lost] = [deadlineOf(due_at ?? ''), Date.parse(due_at ?? '')];
    return { id, until: deadline > now.getTime() ? deadline : lost };
  });
};
