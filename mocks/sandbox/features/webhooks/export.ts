import type { TenantRecords } from '../../core/seed-records.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import { rowsOf } from '../../store/rows-of.ts';

/** The subscriptions of a tenant without their signing secrets, for a seed. */
export const exportWebhooks = async (db: Db, tenant: Tenant): Promise<TenantRecords> => ({
  webhooks: (await rowsOf(db, 'webhook_subscriptions', tenant, 'created_at')).map(
    ({ id, url, events, created_at }) => ({ id, url, events: JSON.parse(events), created_at }),
  ),
});
