import { created, type Handlers, noContent, ok, requireRow } from '../call.ts';
import { invalidField } from '../errors.ts';
import { listReply } from '../lists.ts';
import { newSubscription, type Subscription } from '../records.ts';
import { nonEmpty, objectSchema, parseJson } from '../validate.ts';
import { timestamp } from '../values.ts';

const checkBody = objectSchema<{ url: string; events: string[] }>({
  url: nonEmpty,
  events: {
    type: 'array',
    minItems: 1,
    uniqueItems: true,
    items: { enum: ['pages.published', 'forms.submitted', 'payments.succeeded'] },
  },
});

const show = ({ url, types, id, createdAt }: Subscription) => ({
  endpoint: url,
  filter: types,
  id,
  created: timestamp(createdAt),
});

/** Whether deliveries may be sent to a URL: only over TLS, or within the machine. */
function isAllowed(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1');
}

export const webhooks: Handlers = {
  'GET ~/webhooks workspaces:read list': (call) =>
    listReply(call, {
      rows: call.tenant.subscriptions,
      columns: ['endpoint', 'filter', 'id', 'created'],
      show,
    }),

  'POST ~/webhooks workspaces:write': ({ store, tenant, raw }) => {
    const { url, events } = checkBody(parseJson(raw));
    if (!isAllowed(url)) throw invalidField('/url', 'format_mismatch', 'Expected an https URL.');
    const subscription = newSubscription(store.now(), url, events);
    tenant.subscriptions.push(subscription);
    return created({ subscription: show(subscription), signing_key: subscription.secret });
  },

  'GET ~/webhooks/{id} workspaces:read': (call) =>
    ok(show(requireRow(call.tenant.subscriptions, call, 'The subscription'))),

  'DELETE ~/webhooks/{id} workspaces:write': (call) => {
    const { subscriptions } = call.tenant;
    subscriptions.splice(subscriptions.indexOf(requireRow(subscriptions, call, 'The subscription')), 1);
    return noContent;
  },
};
