import { type components, idPrefixes } from '@workspace-api/contract';
import { timestamp } from '../../core/clock.ts';
import type { Keys } from '../../core/keys/keys.ts';
import { seal, unseal } from '../../core/keys/seal.ts';
import { problem } from '../../core/problem.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Db } from '../../store/database.ts';
import type { WebhookSubscriptionTable } from './table.ts';

const sealing = (keys: Keys): Buffer => keys.derive('webhook signing secrets');

/** The signing secret in the form in which it is kept. It has to be had again for each delivery, so a hash won't do. */
export const sealSigningSecret = (keys: Keys, subscriptionId: string, secret: string): string =>
  seal(sealing(keys), secret, subscriptionId);

/** What deliveries to a subscription are signed with. */
export const signingSecretOf = (
  keys: Keys,
  { id, secret }: Pick<WebhookSubscriptionTable, 'id' | 'secret'>,
): string => unseal(sealing(keys), secret, id).toString();

/** Until when a subscription's breaker is open; null while deliveries flow. */
export const openUntil = (
  { paused_until }: Pick<WebhookSubscriptionTable, 'paused_until'>,
  now: string,
): string | null => (paused_until !== null && paused_until > now ? paused_until : null);

/** A subscription as the contract shows it, without its secret. */
export const showSubscription = (
  subscription: WebhookSubscriptionTable,
  now: string,
): components['schemas']['WebhookSubscription'] => ({
  id: subscription.id,
  url: subscription.url,
  events: JSON.parse(subscription.events) as string[],
  created_at: subscription.created_at,
  paused_until: openUntil(subscription, now),
});

/** A subscription of the tenant. @throws Problem `not-found` */
export const findSubscription = async (
  db: Db,
  { workspaceId, mode }: Tenant,
  id: string,
): Promise<WebhookSubscriptionTable> => {
  const subscription = await db
    .selectFrom('webhook_subscriptions')
    .selectAll()
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .where('mode', '=', mode)
    .executeTakeFirst();
  if (!subscription) throw problem('not-found');
  return subscription;
};

/** Adds a subscription with a signing secret of its own, which is told here and never again. */
export const addSubscription = async (
  context: AppContext,
  db: Db,
  { workspaceId, mode }: Tenant,
  { url, events }: components['schemas']['CreateWebhookSubscriptionRequest'],
): Promise<{ subscription: WebhookSubscriptionTable; secret: string }> => {
  const id = context.ids(idPrefixes.WebhookSubscription);
  const secret = `whsec_${context.random(32).toString('hex')}`;
  const subscription: WebhookSubscriptionTable = {
    id,
    workspace_id: workspaceId,
    mode,
    url,
    events: JSON.stringify(events),
    secret: sealSigningSecret(context.keys, id, secret),
    exhausted_in_a_row: 0,
    paused_until: null,
    created_at: timestamp(context),
  };
  await db.insertInto('webhook_subscriptions').values(subscription).execute();
  return { subscription, secret };
};

/** Ends a subscription: of what is still to be delivered to it nothing is. @throws Problem `not-found` */
export const deleteSubscription = async (db: Db, tenant: Tenant, id: string): Promise<void> => {
  const subscription = await findSubscription(db, tenant, id);
  await db.deleteFrom('webhook_subscriptions').where('id', '=', subscription.id).execute();
  await db
    .updateTable('webhook_deliveries')
    .set({ status: 'canceled', due_at: null })
    .where('subscription_id', '=', subscription.id)
    .where('status', '=', 'pending')
    .execute();
};
