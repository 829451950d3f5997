import { toBase64url } from '#host/bytes.ts';
import type { FieldError } from '../../core/problem.ts';
import type { Db } from '../../store/database.ts';
import { duplicates, type SeedPlace } from '../../store/seed/seed-checks.ts';
import type { TenantRecords } from '../../store/seed/seed-records.ts';
import type { SeedTarget } from '../../store/seed/seed-target.ts';
import type { Vault } from './data-key.ts';
import { secrets } from './resource.ts';
import { insertValues } from './values.ts';

/** The value of a secret for which the seed has none. */
const randomValue = ({ random }: Vault): string => toBase64url(random(24));

/** Inserts the values of a seed's secrets, after the secrets. */
export const insertSeedValues = async (
  db: Db,
  vault: Vault,
  { tenant }: SeedTarget,
  { secrets: seeded = [] }: TenantRecords,
): Promise<void> => {
  if (seeded.length === 0) return;
  const rows = await secrets.select(db, tenant).execute();
  const rowByName = new Map(rows.map((row) => [row.name, row]));
  const values = seeded.flatMap(({ name, value = randomValue(vault) }) => {
    const secret = rowByName.get(name);
    return secret ? [{ secret, value }] : [];
  });
  const use = { principal: 'sandbox', purpose: 'seed records' };
  await insertValues(vault, db, tenant.workspace_id, values, use);
};

/** Finds repeated names among a seed file's secrets. */
export const checkSecrets = ({ path, records: { secrets: seeded = [] } }: SeedPlace): FieldError[] =>
  duplicates(
    'name',
    seeded.map(({ name }, index) => ({ path: `${path}/secrets/${index}/name`, name })),
  );
