import { randomBytes } from 'node:crypto';
import { type Call, find, jsonBody, noContent, ok, type Reply, requireTenant } from '../call.ts';
import { invalidField } from '../errors.ts';
import { timestamp } from '../ids.ts';
import { listReply } from '../lists.ts';
import type { Subscription } from '../store.ts';
import { bodySchema } from '../validate.ts';

/** The events that can be subscribed to. */
const types = ['pages.published', 'forms.submitted', 'payments.succeeded'];

const createBody = bodySchema<{ url: string; events: string[] }>({
  type: 'object',
  required: ['url', 'events'],
  properties: {
    url: { type: 'string', minLength: 1 },
    events: { type: 'array', minItems: 1, uniqueItems: true, items: { enum: types } },
  },
});

const show = (subscription: Subscription) => ({
  endpoint: subscription.url,
  filter: subscription.types,
  id: subscription.id,
  created: timestamp(subscription.createdAt),
});

const requireSubscription = (call: Call): Subscription =>
  find(requireTenant(call).subscriptions, ({ id }) => id === call.params.id, 'The subscription');

/** Whether deliveries may be sent to a URL: only over TLS, or within the machine. */
function isAllowed(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1');
}

export const listSubscriptions = (call: Call): Reply =>
  listReply(call, {
    rows: requireTenant(call).subscriptions,
    columns: ['endpoint', 'filter', 'id', 'created'],
    show,
  });

export function createSubscription(call: Call): Reply {
  const { url, events } = createBody(jsonBody(call));
  if (!isAllowed(url)) throw invalidField('/url', 'format_mismatch', 'Expected an https URL.');
  const subscription: Subscription = {
    ...call.store.row('wh_'),
    url,
    types: events,
    secret: `whsec_${randomBytes(32).toString('hex').toUpperCase()}`,
    createdAt: call.store.now(),
  };
  requireTenant(call).subscriptions.push(subscription);
  return { status: 201, body: { subscription: show(subscription), signing_key: subscription.secret } };
}

export const getSubscription = (call: Call): Reply => ok(show(requireSubscription(call)));

export function deleteSubscription(call: Call): Reply {
  const { subscriptions } = requireTenant(call);
  subscriptions.splice(subscriptions.indexOf(requireSubscription(call)), 1);
  return noContent;
}
