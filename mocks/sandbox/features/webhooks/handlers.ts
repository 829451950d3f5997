import { timestamp } from '../../core/clock.ts';
import { invalid } from '../../core/problem.ts';
import type { Mode } from '../../core/tenant.ts';
import { unknownFilters } from '../../core/unknown-event.ts';
import { keysetPage, mapPage } from '../../domain/lists/keyset.ts';
import type { Handlers } from '../../http/handler.ts';
import { addSubscription, deleteSubscription, findSubscription, showSubscription } from './rows.ts';

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost']);

/** Checks the whole URL. The contract's pattern only covers its start. */
const requireEndpoint = (url: string, mode: Mode): void => {
  const refuse = (message: string) => invalid([{ path: '/url', reason: 'format_mismatch', message }]);
  if (!URL.canParse(url)) throw refuse('The address is not a valid URL.');
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') throw refuse('The address must not contain credentials.');
  if (protocol === 'https:') return;
  if (!loopback.has(hostname)) throw refuse('The address must use https.');
  if (mode === 'live')
    throw refuse('The address must use https. Only test mode accepts http to a loopback address.');
};

/** Webhook subscriptions of a workspace. */
export const webhooks: Handlers<
  | 'listWebhookSubscriptions'
  | 'createWebhookSubscription'
  | 'getWebhookSubscription'
  | 'deleteWebhookSubscription'
> = {
  async listWebhookSubscriptions({ context, db, tenant, page }) {
    const query = db
      .selectFrom('webhook_subscriptions')
      .selectAll()
      .where('workspace_id', '=', tenant.workspaceId)
      .where('mode', '=', tenant.mode);
    const now = timestamp(context);
    return mapPage(await keysetPage(query, 'created_at', page), (row) => showSubscription(row, now));
  },

  async createWebhookSubscription({ context, db, tenant, input: { body }, warn }) {
    requireEndpoint(body.url, tenant.mode);
    warn(unknownFilters('/events', body.events));
    const { subscription, secret } = await addSubscription(context, db, tenant, body);
    return { ...showSubscription(subscription, timestamp(context)), secret };
  },

  getWebhookSubscription: async ({ context, db, tenant, input }) =>
    showSubscription(await findSubscription(db, tenant, input.path.id), timestamp(context)),

  async deleteWebhookSubscription({ db, tenant, input }) {
    await deleteSubscription(db, tenant, input.path.id);
    return undefined;
  },
};
