import { examples } from '@workspace-api/contract';
import { acme, acmeColumns } from '../../seed/tenants.ts';
import type { Db } from '../../store/database.ts';
import type { Vault } from './data-key.ts';
import { insertSecrets } from './values.ts';

/** The demo secrets. Nobody knows their values. */
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
  await insertSecrets(vault, db, acme.workspaceId, secrets, {
    principal: 'sandbox',
    purpose: 'demo records',
  });
};
