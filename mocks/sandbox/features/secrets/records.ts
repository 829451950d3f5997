import type { components } from '@workspace-api/contract';
import { problem } from '../../core/problem.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import { type SecretRow, secrets } from './resource.ts';

/** Maps a secret to its representation in the API, without its value. An overlap that has ended isn't shown. */
export const showSecret = (secret: SecretRow, now: Date): components['schemas']['Secret'] => {
  const isOverlapping = secret.overlap_ends_at !== null && secret.overlap_ends_at > now.toISOString();
  return secrets.show(isOverlapping ? secret : { ...secret, overlap_ends_at: null });
};

/** Finds a secret by its name. @throws Problem `not-found` */
export const findSecret = async (db: Db, tenant: Tenant, name: string): Promise<SecretRow> => {
  const secret = await secrets.select(db, tenant).where('name', '=', name).executeTakeFirst();
  if (!secret) throw problem('not-found');
  return secret;
};

/** Inserts or updates a secret's metadata. An existing secret keeps its id and creation time. */
export const upsertSecret = async (
  db: Db,
  { workspace_id, mode }: Tenant,
  { id, name, created_at, ...metadata }: Omit<SecretRow, 'workspace_id' | 'mode'>,
): Promise<SecretRow> =>
  db
    .insertInto('secrets')
    .values({ id, workspace_id, mode, name, created_at, ...metadata })
    // Uses one statement, so that the second of two concurrent first writes becomes an update.
    .onConflict((conflict) => conflict.columns(['workspace_id', 'mode', 'name']).doUpdateSet(metadata))
    .returningAll()
    .executeTakeFirstOrThrow();

/** The current time, but at least one millisecond after the last change, so that a new value always has a new `updated_at`. */
export const nextUpdateTime = (updatedAt: string, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(updatedAt) + 1)).toISOString();

/** Deletes a secret with its values and proxy URLs. */
export const deleteSecret = async (db: Db, { id }: SecretRow): Promise<void> => {
  await db.deleteFrom('proxy_urls').where('secret_id', '=', id).execute();
  await db.deleteFrom('secret_values').where('secret_id', '=', id).execute();
  await db.deleteFrom('secrets').where('id', '=', id).execute();
};
