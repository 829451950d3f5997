import { problem } from '../../core/problem.ts';
import type { Db } from '../../store/database.ts';
import { checkRegion } from './residency.ts';
import type { SecretRow } from './resource.ts';

/** The region in which a secret is used and, if known, the purpose of the capability that uses it. */
export type Use = { region: string; purpose?: string | undefined };

/**
 * Checks that a secret may be used. It may not be used while its provider requires a rotation, outside the region that it is
 * locked to, or by a capability with another purpose. Every capability may use a secret without a purpose.
 *
 * @throws Problem `rotate-secret`, `residency-violation`, `policy-denied`
 */
export const checkUse = async (db: Db, secret: SecretRow, { region, purpose }: Use): Promise<void> => {
  if (secret.rotation_required_by !== null)
    throw problem('rotate-secret', { details: { upstream: secret.rotation_required_by } });
  await checkRegion(db, secret, region);
  if (purpose !== undefined && secret.purpose !== null && purpose !== secret.purpose)
    throw problem('policy-denied', {
      details: { rule_id: 'secret-purpose', resource: `secrets/${secret.name}`, action: 'resolve' },
    });
};
