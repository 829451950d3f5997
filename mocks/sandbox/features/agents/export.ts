import type { TenantRecords } from '../../core/seed-records.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import { rowsOf } from '../../store/rows-of.ts';

/** The agents and runs of a tenant, for a seed. */
export const exportAgents = async (db: Db, tenant: Tenant): Promise<TenantRecords> => ({
  agents: (await rowsOf(db, 'agents', tenant, 'created_at')).map(
    ({ id, name, status, task, schedule, trigger, created_at }) => ({
      id,
      name,
      status,
      task,
      schedule,
      trigger,
      created_at,
    }),
  ),
  runs: (await rowsOf(db, 'runs', tenant, 'created_at')).map(
    ({ id, agent_id, status, created_at, started_at, finished_at, approval_id }) => ({
      id,
      agent_id,
      status,
      created_at,
      started_at,
      finished_at,
      approval_id,
    }),
  ),
});
