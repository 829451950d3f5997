import type { components } from '@workspace-api/contract/sandbox';
import type { SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import { conflict } from '../../control/conflict.ts';
import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { timestamp } from '../../core/clock.ts';
import { limits } from '../../core/limits.ts';
import { problem } from '../../core/problem.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Db } from '../../store/database.ts';
import type { Tables } from '../../store/tables.ts';
import { type WebhookDeliveryRow, webhookSubscriptions } from './resource.ts';
import { breakerOpenUntil } from './subscriptions.ts';

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
  let remaining: number = limits.deliveriesBytes;
  const end = rows.findIndex(({ bytes }, index) => {
    remaining -= bytes;
    return remaining < 0 && index > 0;
  });
  return rows.slice(0, end === -1 ? undefined : end).map(({ id }) => id);
};

/** The attempts of the given deliveries, grouped by delivery, oldest first. */
const listAttempts = async (db: Db, rows: readonly Row[]): Promise<ReadonlyMap<string, Attempt[]>> => {
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
  for (const { delivery_id, number: _, ...attempt } of attempts) byDelivery.get(delivery_id)?.push(attempt);
  return byDelivery;
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
export const webhooksControl: ControlHandlers<'listDeliveries' | 'redeliver'> = {
  listDeliveries: async ({ db, input: { path, query } }) => {
    const { workspace_id } = await findTenant(db, path.slug);
    const ids = await latest(db, workspace_id, query?.subscription);
    if (ids.length === 0) return { data: [] };
    const rows = await newestFirst(
      selectDeliveries(db, workspace_id).where('webhook_deliveries.id', 'in', ids),
    ).execute();
    const attempts = await listAttempts(db, rows);
    return { data: rows.map((row) => show(row, attempts.get(row.id) ?? [])) };
  },

  redeliver: async ({ context, db, input: { path } }) => {
    const { workspace_id } = await findTenant(db, path.slug);
    const row = await selectDeliveries(db, workspace_id)
      .where('webhook_deliveries.id', '=', path.id)
      .executeTakeFirst();
    if (!row) throw problem('not-found');
    return redeliver(context, db, row);
  },
};
