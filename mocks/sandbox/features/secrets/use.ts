import { problem } from '../../core/problem.ts';
import type { Db } from '../../store/database.ts';
import { checkRegion } from './residency.ts';
import type { SecretRow } from './table.ts';

/** Where a secret is used and, where that is told, by a capability of which purpose. */
export type Use = { region: string; purpose?: string | undefined };

/**
 * Settles whether a secret may be used: not while its provider waits for a rotation, nor outside a region that it is
 * locked to, nor by a capability of another purpose. One without a purpose is for all of them.
 *
 * @throws Problem `rotate-secret`, `residency-violation`, `policy-denied`
 */
export const checkUse = async (db: Db, secret: SecretRow, { region, purpose }: Use): Promise<void> => {
  if (secret.rotation_asked_by !== null)
    throw problem('rotate-secret', { details: { upstream: secret.rotation_asked_by } });
  await checkRegion(db, secret, region);
  if (purpose !== undefined && secret.purpose !== null && purpose !== secret.purpose)
    throw problem('policy-denied', {
      details: { rule_id: 'secret-purpose', resource: `secrets/${secret.name}`, action: 'resolve' },
    });
};
