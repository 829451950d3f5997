import type { Input } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { type SelectQueryBuilder, sql } from 'kysely';
import { conflict } from '../../control/find-workspace.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { timestamp } from '../../core/clock.ts';
import { limits } from '../../core/limits.ts';
import { type FieldError, problem } from '../../core/problem.ts';
import { takeFitting } from '../../core/take-fitting.ts';
import type { Mode } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { unknownFilters } from '../../domain/unknown-event.ts';
import type { Handlers } from '../../http/handler.ts';
import { type FieldCheck, withCheck } from '../../http/validation/field-check.ts';
import type { Db } from '../../store/database.ts';
import type { SeedPlace } from '../../store/seed/seed-checks.ts';
import type { Tables } from '../../store/tables.ts';
import { defineFeature } from '../feature.ts';
import { createDeliveries } from './create-deliveries.ts';
import {
  type WebhookDeliveryRow,
  webhookAttempts,
  webhookDeliveries,
  webhookEvents,
  webhookSubscriptions,
} from './resource.ts';
import { addSubscription, breakerOpenUntil, deleteSubscription, showSubscription } from './subscriptions.ts';

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
const handlers: Handlers<
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

type Delivery = components['schemas']['Delivery'];
type Attempt = Delivery['attempts'][number];
type Row = WebhookDeliveryRow & { body: string };

const show = (row: Row, attempts: readonly Attempt[]): Delivery => {
  const inFlight = attempts.at(-1)?.finished_at === null;
  return {
    id: row.id,
    mode: row.mode,
    subscription_id: row.subscription_id,
    url: row.url,
    event: JSON.parse(row.body) as Delivery['event'],
    status: row.status,
    next_attempt_at: inFlight ? null : row.due_at,
    redelivery_of: row.redelivery_of,
    created_at: row.created_at,
    attempts: [...attempts],
  };
};

const selectDeliveries = (db: Db, workspace_id: string) =>
  db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_events', 'webhook_events.id', 'webhook_deliveries.event_id')
    .selectAll('webhook_deliveries')
    .select('webhook_events.body')
    .where('webhook_deliveries.workspace_id', '=', workspace_id);

const newestFirst = <Query extends SelectQueryBuilder<Tables, 'webhook_deliveries', unknown>>(
  query: Query,
): Query =>
  query.orderBy('webhook_deliveries.created_at', 'desc').orderBy('webhook_deliveries.id', 'desc') as Query;

/** The ids of the latest deliveries, up to the maximum for one response. */
const latest = async (db: Db, workspace_id: string, subscription: string | undefined): Promise<string[]> => {
  const all = db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_events', 'webhook_events.id', 'webhook_deliveries.event_id')
    .select(['webhook_deliveries.id', sql<number>`octet_length(webhook_events.body)`.as('bytes')])
    .where('webhook_deliveries.workspace_id', '=', workspace_id);
  const rows = await newestFirst(
    subscription === undefined ? all : all.where('subscription_id', '=', subscription),
  )
    .limit(limits.listedRecords)
    .execute();
  return takeFitting(rows, limits.deliveriesBytes, ({ bytes }) => bytes, 1).map(({ id }) => id);
};

/** The attempts of the given deliveries, grouped by delivery, oldest first. A list is without what was sent and received. */
const listAttempts = async (
  db: Db,
  rows: readonly Row[],
  isList = true,
): Promise<ReadonlyMap<string, Attempt[]>> => {
  const ids = rows.map(({ id }) => id);
  const attempts =
    ids.length === 0
      ? []
      : await db
          .selectFrom('webhook_attempts')
          .selectAll()
          .where('delivery_id', 'in', ids)
          .orderBy('number')
          .execute();
  const byDelivery = new Map(ids.map((id): [string, Attempt[]] => [id, []]));
  for (const { delivery_id, number: _, exchange, ...attempt } of attempts)
    byDelivery.get(delivery_id)?.push({ ...attempt, ...(!isList && exchange && JSON.parse(exchange)) });
  return byDelivery;
};

const findDelivery = async (db: Db, workspace_id: string, id: string): Promise<Row> => {
  const row = await selectDeliveries(db, workspace_id)
    .where('webhook_deliveries.id', '=', id)
    .executeTakeFirst();
  if (!row) throw problem('not-found');
  return row;
};

const redeliver = async (context: AppContext, db: Db, row: Row): Promise<Delivery> => {
  const subscription = await webhookSubscriptions.find(db, row, row.subscription_id);
  const now = timestamp(context);
  const pause = breakerOpenUntil(subscription, now);
  if (pause !== null) throw conflict(`Deliveries to ${subscription.id} are paused until ${pause}.`);
  const { body, ...first } = row;
  const delivery: WebhookDeliveryRow = {
    ...first,
    id: context.ids('dlv'),
    status: 'pending',
    attempts: 0,
    failures: 0,
    due_at: now,
    redelivery_of: row.id,
    created_at: now,
  };
  await db.insertInto('webhook_deliveries').values(delivery).execute();
  await context.deliveries.announce(db);
  return show({ ...delivery, body }, []);
};

/** Deliveries of events to subscriptions. */
const control: ControlHandlers<'listDeliveries' | 'getDelivery' | 'redeliver'> = {
  listDeliveries: async ({ db, workspace, input: { query } }) => {
    const ids = await latest(db, workspace.id, query?.subscription);
    if (ids.length === 0) return { data: [] };
    const rows = await newestFirst(
      selectDeliveries(db, workspace.id).where('webhook_deliveries.id', 'in', ids),
    ).execute();
    const attempts = await listAttempts(db, rows);
    return { data: rows.map((row) => show(row, attempts.get(row.id) ?? [])) };
  },

  getDelivery: async ({ db, workspace, input: { path } }) => {
    const row = await findDelivery(db, workspace.id, path.id);
    return show(row, (await listAttempts(db, [row], false)).get(row.id) ?? []);
  },

  redeliver: async ({ context, db, workspace, input: { path } }) =>
    redeliver(context, db, await findDelivery(db, workspace.id, path.id)),
};

/** Finds events of a seed file's subscriptions that the contract doesn't have. */
const webhookWarnings = ({ path, records: { webhooks = [] } }: SeedPlace): FieldError[] =>
  webhooks.flatMap(({ events }, index) => unknownFilters(`${path}/webhooks/${index}/events`, events));

/** Subscriptions to events, and the deliveries of events. */
export const webhooksFeature = defineFeature({
  resources: [webhookSubscriptions],
  tables: [webhookAttempts, webhookDeliveries, webhookEvents],
  handlers,
  control,
  seed: { warnings: webhookWarnings },
  due: [{ what: 'deliveries_attempted', table: 'webhook_attempts', column: 'sent_at' }],
  upcoming: [
    {
      what: 'deliveries_attempted',
      select: (db) =>
        db
          .selectFrom('webhook_deliveries')
          .select(['due_at as at', 'id', 'workspace_id', 'mode'])
          .where('status', '=', 'pending')
          // The others have an attempt in flight.
          .whereRef('attempts', '=', 'failures'),
    },
  ],
  onEvent: createDeliveries,
  onInserted: ({ deliveries }, db) => deliveries.announce(db),
});
