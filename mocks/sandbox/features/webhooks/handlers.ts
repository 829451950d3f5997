import type { Input } from '@workspace-api/contract';
import { timestamp } from '../../core/clock.ts';
import type { Mode } from '../../core/tenant.ts';
import { unknownFilters } from '../../domain/unknown-event.ts';
import type { Handlers } from '../../http/handler.ts';
import { type FieldCheck, withCheck } from '../../http/validation/field-check.ts';
import { webhookSubscriptions } from './resource.ts';
import { addSubscription, deleteSubscription, showSubscription } from './subscriptions.ts';

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost']);

/** What is wrong with the whole URL; undefined if nothing is. The contract's pattern only covers its start. */
const findFlaw = (url: string, mode: Mode): string | undefined => {
  if (!URL.canParse(url)) return 'The address is not a valid URL.';
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return 'The address must not contain credentials.';
  if (protocol === 'https:') return undefined;
  if (!loopback.has(hostname)) return 'The address must use https.';
  if (mode === 'live')
    return 'The address must use https. Only test mode accepts http to a loopback address.';
  return undefined;
};

const checkUrl: FieldCheck<Input<'createWebhookSubscription'>> = ({ body: { url } }, { principal }) => {
  const message = url === undefined ? undefined : findFlaw(url, principal.mode);
  return message === undefined ? [] : [{ path: '/url', reason: 'format_mismatch', message }];
};

/** Webhook subscriptions of a workspace. */
export const webhooks: Handlers<
  | 'listWebhookSubscriptions'
  | 'createWebhookSubscription'
  | 'getWebhookSubscription'
  | 'deleteWebhookSubscription'
> = {
  listWebhookSubscriptions({ context, db, tenant, page }) {
    const now = timestamp(context);
    return webhookSubscriptions.list(db, tenant, page, (row) => showSubscription(row, now));
  },

  createWebhookSubscription: withCheck(checkUrl, async ({ context, db, tenant, input: { body }, warn }) => {
    warn(unknownFilters('/events', body.events));
    const { subscription, secret } = await addSubscription(context, db, tenant, body);
    return { ...showSubscription(subscription, timestamp(context)), secret };
  }),

  getWebhookSubscription: async ({ context, db, tenant, input }) =>
    showSubscription(await webhookSubscriptions.find(db, tenant, input.path.id), timestamp(context)),

  async deleteWebhookSubscription({ db, tenant, input }) {
    await deleteSubscription(db, tenant, input.path.id);
    return undefined;
  },
};
