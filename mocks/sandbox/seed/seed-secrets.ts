import { examples } from '@workspace-api/contract';
import type { Vault } from '../secrets/data-key.ts';
import { putSecret } from '../secrets/records.ts';
import { replaceValue } from '../secrets/values.ts';
import type { Db } from '../store/store.ts';
import { acme } from './tenants.ts';

/** The demo secrets. Nobody knows their values. */
export const seedSecrets = async (db: Db, vault: Vault): Promise<void> => {
  for (const [index, { zdr, ...example }] of examples['secret-list'].data.entries()) {
    const secret = await putSecret(db, acme, {
      id: `sec_01K9S${index}`,
      ...example,
      zdr: Number(zdr),
      overlap_ends_at: null,
      rotation_asked_by: null,
    });
    const asked = { principal: 'sandbox', purpose: 'demo records' };
    await replaceValue(vault, db, secret, vault.random(24).toString('base64url'), asked);
  }
};
