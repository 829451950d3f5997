import { examples } from '@workspace-api/contract';
import { toBase64url } from '#host/bytes.ts';
import { acme, acmeColumns } from '../../core/demo-tenant.ts';
import type { FieldError } from '../../core/problem.ts';
import { duplicates, type SeedPlace } from '../../core/seed-checks.ts';
import type { TenantRecords, WorkspaceSettings } from '../../core/seed-records.ts';
import { optionalTime, type SeedTarget } from '../../core/seed-target.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import { listRows } from '../../store/list-rows.ts';
import { type Insertion, insertion } from '../feature.ts';
import type { Vault } from './data-key.ts';
import { homeRegion, lockedRegion } from './residency.ts';
import { insertSecrets } from './values.ts';

/** The value of a secret for which the seed has none. */
const randomValue = ({ random }: Vault): string => toBase64url(random(24));

/** Inserts the demo secrets, with random values. */
export const seedSecrets = async (db: Db, vault: Vault): Promise<void> => {
  const secrets = examples['secret-list'].data.map(({ zdr, ...example }, index) => ({
    secret: {
      id: `sec_01K9S${index}`,
      ...acmeColumns,
      ...example,
      zdr: Number(zdr),
      overlap_ends_at: null,
      rotation_required_by: null,
    },
    value: randomValue(vault),
  }));
  const use = { principal: 'sandbox', purpose: 'demo records' };
  await insertSecrets(vault, db, acme.workspaceId, secrets, use);
};

/** Inserts a seed file's secrets. */
export const insertSeedSecrets = async (
  db: Db,
  vault: Vault,
  { ownerColumns, newId, time }: SeedTarget,
  { secrets = [] }: TenantRecords,
): Promise<void> => {
  const rows = secrets.map((seedSecret, index) => {
    const { name, purpose, residency, zdr } = seedSecret;
    const created_at = time(seedSecret.created_at, index);
    const secret = {
      ...ownerColumns,
      id: newId('sec'),
      name,
      purpose: purpose ?? null,
      residency: residency ?? homeRegion,
      zdr: Number(zdr ?? false),
      created_at,
      updated_at: optionalTime(seedSecret.updated_at) ?? created_at,
      overlap_ends_at: null,
      rotation_required_by: seedSecret.rotation_required_by ?? null,
    };
    return { secret, value: seedSecret.value ?? randomValue(vault) };
  });
  const use = { principal: 'sandbox', purpose: 'seed records' };
  await insertSecrets(vault, db, ownerColumns.workspace_id, rows, use);
};

/** Finds repeated names among a seed file's secrets. */
export const checkSecrets = ({ path, records: { secrets = [] } }: SeedPlace): FieldError[] =>
  duplicates(
    'name',
    secrets.map(({ name }, index) => ({ path: `${path}/secrets/${index}/name`, name })),
  );

/** The row for the region to which a seed file restricts secrets. */
export const lockRows = (
  workspace_id: string,
  { secrets_region }: WorkspaceSettings,
): readonly Insertion[] =>
  secrets_region === undefined
    ? []
    : [insertion('residency_locks', [{ workspace_id, region: secrets_region }])];

type SeedSecret = NonNullable<TenantRecords['secrets']>[number];

/** Reads the secrets of a tenant, without their values, for a seed. */
export const exportSecrets = async (db: Db, tenant: Tenant): Promise<TenantRecords> => ({
  secrets: (await listRows(db, 'secrets', tenant, 'created_at')).map(
    ({ name, purpose, residency, zdr, rotation_required_by, created_at, updated_at }) => ({
      name,
      ...(purpose !== null && { purpose }),
      residency: residency as NonNullable<SeedSecret['residency']>,
      zdr: zdr === 1,
      ...(rotation_required_by !== null && {
        rotation_required_by: rotation_required_by as NonNullable<SeedSecret['rotation_required_by']>,
      }),
      created_at,
      updated_at,
    }),
  ),
});

/** Reads the region to which the secrets of a workspace are restricted, for a seed. */
export const exportLock = async (db: Db, workspaceId: string): Promise<WorkspaceSettings> => {
  const region = await lockedRegion(db, workspaceId);
  return region === undefined ? {} : { secrets_region: region };
};
