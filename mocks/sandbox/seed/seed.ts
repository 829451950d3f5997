import { examples } from '@workspace-api/contract';
import type { Vault } from '../secrets/data-key.ts';
import type { Db } from '../store/store.ts';
import type { OwnRecords } from './own/own-records.ts';
import { seedOwn } from './own/seed-own.ts';
import { seedAgents } from './seed-agents.ts';
import { seedBilling } from './seed-billing.ts';
import { seedContent } from './seed-content.ts';
import { seedIdentity } from './seed-identity.ts';
import { seedPages, seedTheme } from './seed-pages.ts';
import { seedSecrets } from './seed-secrets.ts';
import { seedWebhooks } from './seed-webhooks.ts';

/** No demo record is younger than this. */
export const seedTime = new Date(examples['api-key-minted'].created_at);

/** Puts the demo records, which are the contract's examples, or records of one's own into an empty store. */
export const seed = async (db: Db, vault: Vault, own?: OwnRecords): Promise<void> => {
  await seedIdentity(db, vault.random);
  if (own) return seedOwn(db, vault, own);
  await seedAgents(db);
  await seedPages(db);
  await seedTheme(db);
  await seedContent(db);
  await seedBilling(db);
  await seedSecrets(db, vault);
  await seedWebhooks(db, vault);
};
