import { examples, idPrefixes, signingSecretPrefix } from '@workspace-api/contract';
import { toHex } from '#host/bytes.ts';
import { acmeColumns } from '../../core/demo-tenant.ts';
import type { FieldError } from '../../core/problem.ts';
import type { SeedPlace } from '../../core/seed-checks.ts';
import type { TenantRecords } from '../../core/seed-records.ts';
import type { SeedTarget } from '../../core/seed-target.ts';
import type { Tenant } from '../../core/tenant.ts';
import { unknownFilters } from '../../core/unknown-event.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Db } from '../../store/database.ts';
import { listRows } from '../../store/list-rows.ts';
import { sealSigningSecret } from './rows.ts';

const randomSecret = ({ random }: Pick<AppContext, 'random'>): string =>
  `${signingSecretPrefix}${toHex(random(32))}`;

/** Inserts the demo subscriptions. Their hosts don't exist, so deliveries to them fail. */
export const seedWebhooks = async (
  db: Db,
  { keys, random }: Pick<AppContext, 'keys' | 'random'>,
): Promise<void> => {
  const subscriptions = examples['webhook-subscription-list'].data.map(({ id, events, ...subscription }) => ({
    id,
    ...acmeColumns,
    ...subscription,
    events: JSON.stringify(events),
    secret: sealSigningSecret(keys, id, randomSecret({ random })),
    exhausted_in_a_row: 0,
  }));
  await db.insertInto('webhook_subscriptions').values(subscriptions).execute();
};

/** Inserts a seed file's subscriptions. */
export const insertSeedWebhooks = async (
  db: Db,
  context: Pick<AppContext, 'keys' | 'random'>,
  { ownerColumns, getId, time }: SeedTarget,
  { webhooks = [] }: TenantRecords,
): Promise<void> => {
  const subscriptions = webhooks.map((webhook, index) => {
    const id = getId(idPrefixes.WebhookSubscription, webhook);
    return {
      ...ownerColumns,
      id,
      url: webhook.url,
      events: JSON.stringify(webhook.events),
      secret: sealSigningSecret(context.keys, id, webhook.secret ?? randomSecret(context)),
      exhausted_in_a_row: 0,
      paused_until: null,
      created_at: time(webhook.created_at, index),
    };
  });
  if (subscriptions.length > 0) await db.insertInto('webhook_subscriptions').values(subscriptions).execute();
};

/** Finds events of a seed file's subscriptions that the contract doesn't have. */
export const webhookWarnings = ({ path, records: { webhooks = [] } }: SeedPlace): FieldError[] =>
  webhooks.flatMap(({ events }, index) => unknownFilters(`${path}/webhooks/${index}/events`, events));

/** Reads the subscriptions of a tenant, without their signing secrets, for a seed. */
export const exportWebhooks = async (db: Db, tenant: Tenant): Promise<TenantRecords> => ({
  webhooks: (await listRows(db, 'webhook_subscriptions', tenant, 'created_at')).map(
    ({ id, url, events, created_at }) => ({ id, url, events: JSON.parse(events), created_at }),
  ),
});
