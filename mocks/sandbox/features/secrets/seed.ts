import { examples } from '@workspace-api/contract';
import { acme, acmeColumns } from '../../core/demo-tenant.ts';
import type { FieldError } from '../../core/problem.ts';
import { duplicates, type SeedPlace } from '../../core/seed-checks.ts';
import type { TenantRecords } from '../../core/seed-records.ts';
import type { SeedTarget } from '../../core/seed-target.ts';
import type { Db } from '../../store/database.ts';
import type { Vault } from './data-key.ts';
import { homeRegion } from './residency.ts';
import { insertSecrets } from './values.ts';

/** Inserts the demo secrets, with random values. */
export const seedSecrets = async (db: Db, vault: Vault): Promise<void> => {
  const secrets = examples['secret-list'].data.map(({ zdr, ...example }, index) => ({
    secret: {
      id: `sec_01K9S${index}`,
      ...acmeColumns,
      ...example,
      zdr: Number(zdr),
      overlap_ends_at: null,
      rotation_asked_by: null,
    },
    value: vault.random(24).toString('base64url'),
  }));
  const use = { principal: 'sandbox', purpose: 'demo records' };
  await insertSecrets(vault, db, acme.workspaceId, secrets, use);
};

/** Inserts a seed file's secrets. */
export const insertSeedSecrets = async (
  db: Db,
  vault: Vault,
  { owned, newId, time }: SeedTarget,
  { secrets = [] }: TenantRecords,
): Promise<void> => {
  const rows = secrets.map(({ name, value, purpose, residency, zdr }, index) => {
    const created_at = time(undefined, index);
    const secret = {
      ...owned,
      id: newId('sec'),
      name,
      purpose: purpose ?? null,
      residency: residency ?? homeRegion,
      zdr: Number(zdr ?? false),
      created_at,
      updated_at: created_at,
      overlap_ends_at: null,
      rotation_asked_by: null,
    };
    return { secret, value };
  });
  const use = { principal: 'sandbox', purpose: 'seed records' };
  await insertSecrets(vault, db, owned.workspace_id, rows, use);
};

/** Names that occur twice among a seed file's secrets. */
export const checkSecrets = ({ path, records: { secrets = [] } }: SeedPlace): FieldError[] =>
  duplicates(
    'name',
    secrets.map(({ name }, index) => ({ path: `${path}/secrets/${index}/name`, name })),
  );
