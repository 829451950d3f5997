import type { Input } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { utf8 } from '#host/bytes.ts';
import { conflict } from '../../control/find-workspace.ts';
import { timestamp } from '../../core/clock.ts';
import { limits } from '../../core/limits.ts';
import type { Mode } from '../../core/tenant.ts';
import { unknownFilters } from '../../domain/unknown-event.ts';
import type { SandboxWork } from '../../domain/work.ts';
import { type FieldCheck, withCheck } from '../../http/validation/field-check.ts';
import type { Db } from '../../store/database.ts';
import { findLatest, findRows, getRow, insert, requireRow, update } from '../../store/rows.ts';
import { defineFeature, nextIn } from '../feature.ts';
import { recordDeliveries } from './record-deliveries.ts';
import {
  breakerOpenUntil,
  type WebhookDeliveryRow,
  type WebhookSubscriptionRow,
  webhookSubscriptions,
} from './resource.ts';
import { newSigningSecret, sealSigningSecret } from './sign.ts';

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

/** Maps a subscription to its representation in the API, without its secret. */
const showSubscription = (subscription: WebhookSubscriptionRow, now: string) =>
  webhookSubscriptions.show({ ...subscription, paused_until: breakerOpenUntil(subscription, now) });

type Delivery = components['schemas']['Delivery'];

const readEvent = async (db: Db, { event_id }: WebhookDeliveryRow): Promise<string> =>
  (await getRow(db, 'webhook_events', { id: event_id })).body;

/** @param isOne false for a list, which is without what was sent and received */
const show = async (db: Db, row: WebhookDeliveryRow, event: string, isOne = false): Promise<Delivery> => {
  const attempts = await findRows(db, 'webhook_attempts', { delivery_id: row.id }, { by: ['number'] });
  const inFlight = attempts.at(-1)?.finished_at === null;
  return {
    id: row.id,
    mode: row.mode,
    subscription_id: row.subscription_id,
    url: row.url,
    event: JSON.parse(event) as Delivery['event'],
    status: row.status,
    next_attempt_at: inFlight ? null : row.due_at,
    redelivery_of: row.redelivery_of,
    created_at: row.created_at,
    attempts: attempts.map(({ delivery_id: _, number: __, exchange, ...attempt }) => ({
      ...attempt,
      ...(isOne && exchange && JSON.parse(exchange)),
    })),
  };
};

const findDelivery = (db: Db, workspace_id: string, id: string): Promise<WebhookDeliveryRow> =>
  requireRow(db, 'webhook_deliveries', { workspace_id, id });

const redeliver = async ({ context, db }: SandboxWork, row: WebhookDeliveryRow): Promise<Delivery> => {
  const subscription = await webhookSubscriptions.find({ db, tenant: row }, row.subscription_id);
  const now = timestamp(context);
  const pause = breakerOpenUntil(subscription, now);
  if (pause !== null) throw conflict(`Deliveries to ${subscription.id} are paused until ${pause}.`);
  const delivery: WebhookDeliveryRow = {
    ...row,
    id: context.ids('dlv'),
    status: 'pending',
    attempts: 0,
    failures: 0,
    due_at: now,
    redelivery_of: row.id,
    created_at: now,
  };
  await insert(db, 'webhook_deliveries', delivery);
  await context.peers.announce(db, 'deliveries');
  return show(db, delivery, await readEvent(db, row));
};

/** Subscriptions to events, and the deliveries of events. */
export const webhooksFeature = defineFeature({
  resources: [webhookSubscriptions],
  handlers: {
    listWebhookSubscriptions(request) {
      const now = timestamp(request.context);
      return webhookSubscriptions.list(request, { show: (row) => showSubscription(row, now) });
    },

    createWebhookSubscription: withCheck(checkUrl, async (request) => {
      const { context, input } = request;
      const { url, events } = input.body;
      request.warn(unknownFilters('/events', events));
      const id = context.ids(webhookSubscriptions.idPrefix);
      // Only this response has the secret.
      const secret = newSigningSecret(context.random);
      const sealed = sealSigningSecret(context.keys, id, secret);
      const subscription = await webhookSubscriptions.add(request, { id, url, events, secret: sealed });
      return { ...showSubscription(subscription, timestamp(context)), secret };
    }),

    getWebhookSubscription: async (request) => {
      const subscription = await webhookSubscriptions.find(request, request.input.path.id);
      return showSubscription(subscription, timestamp(request.context));
    },

    async deleteWebhookSubscription(request) {
      const { id } = await webhookSubscriptions.remove(request, request.input.path.id);
      const pending = { subscription_id: id, status: 'pending' } as const;
      await update(request.db, 'webhook_deliveries', pending, { status: 'canceled', due_at: null });
    },
  },
  control: {
    listDeliveries: async ({ db, workspace: { id: workspace_id }, input: { query } }) => {
      const subscription_id = query?.subscription;
      const where = subscription_id === undefined ? { workspace_id } : { workspace_id, subscription_id };
      const data: Delivery[] = [];
      let remaining = limits.deliveriesBytes;
      for (const row of await findLatest(db, 'webhook_deliveries', where, 'created_at')) {
        const event = await readEvent(db, row);
        remaining -= utf8(event).length;
        if (remaining < 0 && data.length > 0) break;
        data.push(await show(db, row, event));
      }
      return { data };
    },

    getDelivery: async ({ db, workspace, input: { path } }) => {
      const row = await findDelivery(db, workspace.id, path.id);
      return show(db, row, await readEvent(db, row), true);
    },

    redeliver: async ({ context, db, workspace, input: { path } }) =>
      redeliver({ context, db }, await findDelivery(db, workspace.id, path.id)),
  },
  seed: {
    warnings: ({ path, records: { webhooks = [] } }) =>
      webhooks.flatMap(({ events }, index) => unknownFilters(`${path}/webhooks/${index}/events`, events)),
  },
  due: [{ what: 'deliveries_attempted', table: 'webhook_attempts', column: 'sent_at' }],
  upcoming: [
    {
      what: 'deliveries_attempted',
      list: nextIn('webhook_deliveries', 'due_at', (is) =>
        // The others have an attempt in flight.
        is.and([is('status', '=', 'pending'), is('attempts', '=', is.ref('failures'))]),
      ),
    },
  ],
  onEvent: recordDeliveries,
  onInserted: ({ context, db }) => context.peers.announce(db, 'deliveries'),
});
