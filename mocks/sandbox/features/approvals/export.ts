import type { TenantRecords } from '../../core/seed-records.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import { rowsOf } from '../../store/rows-of.ts';

/** The approvals of a tenant, for a seed. */
export const exportApprovals = async (db: Db, tenant: Tenant): Promise<TenantRecords> => ({
  approvals: (await rowsOf(db, 'approvals', tenant, 'created_at')).map(
    ({ id, run_id, status, action, payload, created_at, decided_at, decided_by, note }) => ({
      id,
      run_id,
      status,
      action,
      payload: JSON.parse(payload),
      created_at,
      decided_at,
      decided_by,
      note,
    }),
  ),
});
