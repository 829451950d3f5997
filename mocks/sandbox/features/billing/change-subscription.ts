import type { AppContext } from '../../domain/app-context.ts';
import { sameJson } from '../../domain/drafts/json-patch/same-json.ts';
import { emit } from '../../domain/events.ts';
import type { Db } from '../../store/database.ts';
import { type Subscription, showBilling, type Terms, toColumns } from './subscription.ts';

/** Emits the event for a changed subscription. @param requestId the request that changed it, if any */
export const emitSubscriptionChange = (
  context: AppContext,
  db: Db,
  subscription: Subscription,
  requestId?: string,
): Promise<void> => emit(context, db, subscription, 'billing.updated', showBilling(subscription), requestId);

const differs = (subscription: Subscription, changes: Partial<Terms>): boolean =>
  Object.entries(changes).some(([name, value]) => !sameJson(subscription[name as keyof Terms], value));

/**
 * Writes changes to a subscription and emits their event, even for changes that its representation doesn't show, such as a plan
 * that takes effect at the end of the period. Does nothing if the subscription stays the same.
 */
export const changeSubscription = async (
  context: AppContext,
  db: Db,
  subscription: Subscription,
  changes: Partial<Terms>,
  requestId?: string,
): Promise<Subscription> => {
  if (!differs(subscription, changes)) return subscription;
  await db
    .updateTable('subscriptions')
    .set(toColumns(changes))
    .where('workspace_id', '=', subscription.workspace_id)
    .where('mode', '=', subscription.mode)
    .execute();
  const changed = { ...subscription, ...changes };
  await emitSubscriptionChange(context, db, changed, requestId);
  return changed;
};
