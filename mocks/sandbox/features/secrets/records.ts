import type { components } from '@workspace-api/contract';
import { problem } from '../../core/problem.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import type { SecretRow } from './table.ts';

/** A secret as the contract shows it: what may be known about it, and nothing of its value. */
export const showSecret = (secret: SecretRow, now: Date): components['schemas']['Secret'] => ({
  name: secret.name,
  created_at: secret.created_at,
  updated_at: secret.updated_at,
  purpose: secret.purpose,
  residency: secret.residency,
  zdr: secret.zdr === 1,
  ...(secret.overlap_ends_at !== null && secret.overlap_ends_at > now.toISOString()
    ? { overlap_ends_at: secret.overlap_ends_at }
    : {}),
});

/** The secrets of a tenant. */
export const secretsOf = (db: Db, { workspaceId, mode }: Tenant) =>
  db.selectFrom('secrets').selectAll().where('workspace_id', '=', workspaceId).where('mode', '=', mode);

/** The secret of that name. @throws Problem `not-found` */
export const findSecret = async (db: Db, tenant: Tenant, name: string): Promise<SecretRow> => {
  const secret = await secretsOf(db, tenant).where('name', '=', name).executeTakeFirst();
  if (!secret) throw problem('not-found');
  return secret;
};

/** Writes a secret's metadata. Of one whose name is known, its id and the time that it was first set stay. */
export const putSecret = async (
  db: Db,
  { workspaceId, mode }: Tenant,
  { id, name, created_at, ...metadata }: Omit<SecretRow, 'workspace_id' | 'mode'>,
): Promise<SecretRow> =>
  db
    .insertInto('secrets')
    .values({ id, workspace_id: workspaceId, mode, name, created_at, ...metadata })
    // In one statement, so that of two first values at once the second overwrites.
    .onConflict((conflict) => conflict.columns(['workspace_id', 'mode', 'name']).doUpdateSet(metadata))
    .returningAll()
    .executeTakeFirstOrThrow();

/** Now, or a moment after the last change if that was just now: by `updated_at` one tells that the value is another. */
export const laterThan = (updatedAt: string, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(updatedAt) + 1)).toISOString();

/** Deletes a secret with its values and all that stands for it. */
export const dropSecret = async (db: Db, { id }: SecretRow): Promise<void> => {
  await db.deleteFrom('proxy_urls').where('secret_id', '=', id).execute();
  await db.deleteFrom('secret_values').where('secret_id', '=', id).execute();
  await db.deleteFrom('secrets').where('id', '=', id).execute();
};
