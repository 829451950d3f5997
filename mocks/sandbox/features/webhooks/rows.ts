import { type components, idPrefixes, signingSecretPrefix } from '@workspace-api/contract';
import { fromUtf8, toHex } from '#host/bytes.ts';
import { timestamp } from '../../core/clock.ts';
import type { Keys } from '../../core/keys/keys.ts';
import { seal, unseal } from '../../core/keys/seal.ts';
import { problem } from '../../core/problem.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Db } from '../../store/database.ts';
import type { WebhookSubscriptionRow } from './table.ts';

const sealingKey = (keys: Keys): Uint8Array => keys.derive('webhook signing secrets');

/** Encrypts a signing secret for storage. Each delivery needs the secret itself, so a hash isn't sufficient. */
export const sealSigningSecret = (keys: Keys, subscriptionId: string, secret: string): string =>
  seal(sealingKey(keys), secret, subscriptionId);

/** Decrypts the secret that signs deliveries to a subscription. */
export const unsealSigningSecret = (
  keys: Keys,
  { id, secret }: Pick<WebhookSubscriptionRow, 'id' | 'secret'>,
): string => fromUtf8(unseal(sealingKey(keys), secret, id));

/** The time at which a subscription's breaker closes; null if it isn't open. */
export const breakerOpenUntil = (
  { paused_until }: Pick<WebhookSubscriptionRow, 'paused_until'>,
  now: string,
): string | null => (paused_until !== null && paused_until > now ? paused_until : null);

/** Maps a subscription to its representation in the API, without its secret. */
export const showSubscription = (
  subscription: WebhookSubscriptionRow,
  now: string,
): components['schemas']['WebhookSubscription'] => ({
  id: subscription.id,
  url: subscription.url,
  events: JSON.parse(subscription.events) as string[],
  created_at: subscription.created_at,
  paused_until: breakerOpenUntil(subscription, now),
});

/** Finds a subscription of the tenant. @throws Problem `not-found` */
export const findSubscription = async (
  db: Db,
  { workspaceId, mode }: Tenant,
  id: string,
): Promise<WebhookSubscriptionRow> => {
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

/** Adds a subscription with its own signing secret. Only this call returns the secret. */
export const addSubscription = async (
  context: AppContext,
  db: Db,
  { workspaceId, mode }: Tenant,
  { url, events }: components['schemas']['CreateWebhookSubscriptionRequest'],
): Promise<{ subscription: WebhookSubscriptionRow; secret: string }> => {
  const id = context.ids(idPrefixes.WebhookSubscription);
  const secret = `${signingSecretPrefix}${toHex(context.random(32))}`;
  const subscription: WebhookSubscriptionRow = {
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

/** Deletes a subscription and cancels its pending deliveries. @throws Problem `not-found` */
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
