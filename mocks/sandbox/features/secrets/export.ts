import type { TenantRecords, WorkspaceSettings } from '../../core/seed-records.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { lockedRegion } from './residency.ts';

type SeedSecret = NonNullable<TenantRecords['secrets']>[number];

/** The secrets of a tenant without their values, for a seed. */
export const exportSecrets = async (db: Db, tenant: Tenant): Promise<TenantRecords> => ({
  secrets: (await rowsOf(db, 'secrets', tenant, 'created_at')).map(
    ({ name, purpose, residency, zdr, rotation_asked_by, created_at, updated_at }) => ({
      name,
      ...(purpose !== null && { purpose }),
      residency: residency as NonNullable<SeedSecret['residency']>,
      zdr: zdr === 1,
      ...(rotation_asked_by !== null && {
        rotation_required_by: rotation_asked_by as NonNullable<SeedSecret['rotation_required_by']>,
      }),
      created_at,
      updated_at,
    }),
  ),
});

/** The region that the secrets of a workspace are restricted to, for a seed. */
export const exportLock = async (db: Db, workspaceId: string): Promise<WorkspaceSettings> => {
  const region = await lockedRegion(db, workspaceId);
  return region === undefined ? {} : { secrets_region: region };
};
