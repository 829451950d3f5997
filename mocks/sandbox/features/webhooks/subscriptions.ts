import type { components } from '@workspace-api/contract';
import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Db } from '../../store/database.ts';
import { update } from '../../store/rows.ts';
import { type WebhookSubscriptionRow, webhookSubscriptions } from './resource.ts';
import { newSigningSecret, sealSigningSecret } from './sign.ts';

/** The time at which a subscription's breaker closes; null if it isn't open. */
export const breakerOpenUntil = (
  { paused_until }: Pick<WebhookSubscriptionRow, 'paused_until'>,
  now: string,
): string | null => (paused_until !== null && paused_until > now ? paused_until : null);

/** Maps a subscription to its representation in the API, without its secret. */
export const showSubscription = (
  subscription: WebhookSubscriptionRow,
  now: string,
): components['schemas']['WebhookSubscription'] =>
  webhookSubscriptions.show({ ...subscription, paused_until: breakerOpenUntil(subscription, now) });

/** Adds a subscription with its own signing secret. Only this call returns the secret. */
export const addSubscription = async (
  context: AppContext,
  db: Db,
  tenant: Tenant,
  { url, events }: components['schemas']['CreateWebhookSubscriptionRequest'],
): Promise<{ subscription: WebhookSubscriptionRow; secret: string }> => {
  const id = context.ids(webhookSubscriptions.idPrefix);
  const secret = newSigningSecret(context.random);
  const sealed = sealSigningSecret(context.keys, id, secret);
  const values = { id, url, events, secret: sealed };
  const subscription = await webhookSubscriptions.add(context, db, tenant, values);
  return { subscription, secret };
};

/** Deletes a subscription and cancels its pending deliveries. @throws Problem `not-found` */
export const deleteSubscription = async (db: Db, tenant: Tenant, id: string): Promise<void> => {
  await webhookSubscriptions.remove(db, tenant, id);
  const pending = { subscription_id: id, status: 'pending' } as const;
  await update(db, 'webhook_deliveries', pending, { status: 'canceled', due_at: null });
};
