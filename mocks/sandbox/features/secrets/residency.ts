import type { components } from '@workspace-api/contract';
import { invalid, problem } from '../../core/problem.ts';
import { readSettings } from '../../domain/workspace-settings.ts';
import type { Db } from '../../store/database.ts';
import { homeRegion, type SecretRow } from './resource.ts';

type Region = NonNullable<components['schemas']['SetSecretRequest']['residency']>;

/** The region that the workspace's secrets are locked to; undefined if they aren't locked. */
const lockedRegion = async (db: Db, workspace_id: string): Promise<Region | undefined> =>
  (await readSettings(db, workspace_id)).secrets_region;

/**
 * The region for a new value: the requested region if given, otherwise the region of the secret or of the workspace.
 *
 * @throws Problem `validation-failed` if the workspace's secrets are locked to another region
 */
export const residencyFor = async (
  db: Db,
  workspace_id: string,
  { requested, current }: { requested: Region | undefined; current: Region | undefined },
): Promise<Region> => {
  const lockedTo = await lockedRegion(db, workspace_id);
  const residency = requested ?? current ?? lockedTo ?? homeRegion;
  if (lockedTo === undefined || residency === lockedTo) return residency;
  const message = `The secrets of this workspace are locked to the region ${lockedTo}.`;
  throw invalid([{ path: '/residency', reason: 'unknown_value', message }]);
};

/** Checks that a runtime in a region may use a secret. @throws Problem `residency-violation` */
export const checkRegion = async (db: Db, secret: SecretRow, region: string): Promise<void> => {
  if (region === secret.residency) return;
  if ((await lockedRegion(db, secret.workspace_id)) !== undefined) throw problem('residency-violation');
};
