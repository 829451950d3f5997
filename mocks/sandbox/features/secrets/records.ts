import type { components } from '@workspace-api/contract';
import { invalidField, problem } from '../../core/problem.ts';
import { toTenant } from '../../core/tenant.ts';
import { readSettings } from '../../domain/workspace-settings.ts';
import type { Db } from '../../store/database.ts';
import type { InTenant } from '../../store/resource.ts';
import { remove, requireRow } from '../../store/rows.ts';
import { homeRegion, type Region, type SecretRow, secrets } from './resource.ts';

/** Maps a secret to its representation in the API, without its value. An overlap that has ended isn't shown. */
export const showSecret = (secret: SecretRow, now: Date): components['schemas']['Secret'] => {
  const isOverlapping = secret.overlap_ends_at !== null && secret.overlap_ends_at > now.toISOString();
  return secrets.show(isOverlapping ? secret : { ...secret, overlap_ends_at: null });
};

/** Finds a secret by its name. @throws Problem `not-found` */
export const findSecret = ({ db, tenant }: InTenant, name: string): Promise<SecretRow> =>
  requireRow(db, 'secrets', { name, ...toTenant(tenant) });

/** The current time, but at least one millisecond after the last change, so that a new value always has a new `updated_at`. */
export const nextUpdateTime = (updatedAt: string, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(updatedAt) + 1)).toISOString();

/** Deletes a secret with its values and proxy URLs. */
export const deleteSecret = async (db: Db, { id }: SecretRow): Promise<void> => {
  await remove(db, 'proxy_urls', { secret_id: id });
  await remove(db, 'secret_values', { secret_id: id });
  await remove(db, 'secrets', { id });
};

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
  throw invalidField('/residency', 'unknown_value', message);
};

/** The region in which a secret is used and, if known, the purpose of the capability that uses it. */
type Use = { region: string; purpose?: string | undefined };

/**
 * Checks that a secret may be used. It may not be used while its provider requires a rotation, outside the region that it is
 * locked to, or by a capability with another purpose. Every capability may use a secret without a purpose.
 *
 * @throws Problem `rotate-secret`, `residency-violation`, `policy-denied`
 */
export const checkUse = async (db: Db, secret: SecretRow, { region, purpose }: Use): Promise<void> => {
  if (secret.rotation_required_by !== null)
    throw problem('rotate-secret', { details: { upstream: secret.rotation_required_by } });
  if (region !== secret.residency && (await lockedRegion(db, secret.workspace_id)) !== undefined)
    throw problem('residency-violation');
  if (purpose !== undefined && secret.purpose !== null && purpose !== secret.purpose)
    throw problem('policy-denied', {
      details: { rule_id: 'secret-purpose', resource: `secrets/${secret.name}`, action: 'resolve' },
    });
};
