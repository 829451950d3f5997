import type { components } from '@workspace-api/contract/sandbox';
import { timestamp } from '../../core/clock.ts';
import { limits } from '../../core/limits.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Db } from '../../store/database.ts';
import { secrets } from './resource.ts';

/** A tenant's secrets, newest first, with the numbers of the currently accepted values. */
export const listStates = async (
  context: Pick<AppContext, 'clock'>,
  db: Db,
  tenant: Tenant,
): Promise<components['schemas']['SecretState'][]> => {
  const rows = await secrets
    .select(db, tenant)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.listedRecords)
    .execute();
  if (rows.length === 0) return [];
  const values = await db
    .selectFrom('secret_values')
    .innerJoin('secrets', 'secrets.id', 'secret_values.secret_id')
    .select(['secret_id', 'version', 'accepted_until'])
    .where('secrets.workspace_id', '=', tenant.workspaceId)
    .where('secrets.mode', '=', tenant.mode)
    .where((value) =>
      value.or([value('accepted_until', 'is', null), value('accepted_until', '>', timestamp(context))]),
    )
    .orderBy('version', 'desc')
    .execute();
  return rows.map((secret) => ({
    name: secret.name,
    status: secret.rotation_required_by === null ? 'usable' : 'pending_rotation',
    rotation_required_by: secret.rotation_required_by,
    residency: secret.residency,
    purpose: secret.purpose,
    zdr: secret.zdr === 1,
    created_at: secret.created_at,
    updated_at: secret.updated_at,
    versions: values
      .filter(({ secret_id }) => secret_id === secret.id)
      .map(({ version, accepted_until }) => ({ version, accepted_until })),
  }));
};
