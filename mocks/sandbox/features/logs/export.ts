import type { TenantRecords } from '../../core/seed-records.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import { rowsOf } from '../../store/rows-of.ts';

/** The log of a tenant, for a seed. */
export const exportLog = async (db: Db, tenant: Tenant): Promise<TenantRecords> => ({
  log_entries: (await rowsOf(db, 'log_entries', tenant, 'ts')).map(
    ({ ts, level, source, message, request_id }) => ({ ts, level, source, message, request_id }),
  ),
});
