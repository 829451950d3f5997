import type { components } from '@workspace-api/contract';
import { invalid, problem } from '../../core/problem.ts';
import type { Db } from '../../store/database.ts';
import type { SecretRow } from './table.ts';

type Region = NonNullable<components['schemas']['SetSecretRequest']['residency']>;

/** Where values may live. */
export const regions: readonly Region[] = ['eu', 'us', 'ap'];

/** The region that workspaces are at home in. The service document has a home region, and no operation that sets it. */
export const homeRegion: Region = 'eu';

/** The region that the workspace's secrets are locked to; undefined where they aren't. */
const lockedRegion = async (db: Db, workspaceId: string): Promise<string | undefined> => {
  const lock = await db
    .selectFrom('residency_locks')
    .select('region')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return lock?.region;
};

/** Locks a workspace's secrets to a region, or lets them go (null). */
export const lockRegion = async (db: Db, workspaceId: string, region: string | null): Promise<void> => {
  await db.deleteFrom('residency_locks').where('workspace_id', '=', workspaceId).execute();
  if (region === null) return;
  await db.insertInto('residency_locks').values({ workspace_id: workspaceId, region }).execute();
};

/**
 * Where a value that is set may live: where it is asked to, else where the secret lives, else in the workspace's
 * region.
 *
 * @throws Problem `validation-failed` where the workspace's secrets are locked to another region
 */
export const residencyFor = async (
  db: Db,
  workspaceId: string,
  { asked, known }: { asked: string | undefined; known: string | undefined },
): Promise<string> => {
  const locked = await lockedRegion(db, workspaceId);
  const residency = asked ?? known ?? locked ?? homeRegion;
  if (locked === undefined || residency === locked) return residency;
  const message = `The secrets of this workspace may live in ${locked} only.`;
  throw invalid([{ path: '/residency', reason: 'unknown_value', message }]);
};

/** Lets a runtime use a secret from its region. @throws Problem `residency-violation` */
export const checkRegion = async (db: Db, secret: SecretRow, region: string): Promise<void> => {
  if (region === secret.residency) return;
  if ((await lockedRegion(db, secret.workspace_id)) !== undefined) throw problem('residency-violation');
};
