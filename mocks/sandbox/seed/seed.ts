import { examples } from '@workspace-api/contract';
import { seedAgents } from '../features/agents/seed.ts';
import { seedBilling } from '../features/billing/seed.ts';
import { seedContent } from '../features/forms/seed.ts';
import { seedPages, seedTheme } from '../features/pages/seed.ts';
import type { Vault } from '../features/secrets/data-key.ts';
import { seedSecrets } from '../features/secrets/seed.ts';
import { seedWebhooks } from '../features/webhooks/seed.ts';
import { seedExampleKeys, seedIdentity } from '../features/workspaces/seed.ts';
import { runAll } from '../store/batch.ts';
import { recordedOnce } from '../store/caches/recorded.ts';
import type { Db } from '../store/database.ts';
import type { OwnRecords } from './own/own-records.ts';
import { seedOwn } from './own/seed-own.ts';

/** No demo record is younger than this. */
export const seedTime = new Date(examples['api-key-minted'].created_at);

/** What is the same in every sandbox is written down once. */
const identity = recordedOnce(seedIdentity);
const demo = recordedOnce(async (recorder) => {
  await seedAgents(recorder);
  await seedPages(recorder);
  await seedTheme(recorder);
  await seedContent(recorder);
  await seedBilling(recorder);
});

/**
 * Puts the demo records, which are the contract's examples, or records of one's own into an empty store, within the
 * transaction of `db`.
 */
export const seed = async (db: Db, vault: Vault, own?: OwnRecords): Promise<void> => {
  await runAll(db, await identity(db));
  await seedExampleKeys(db, vault.random);
  if (own) return seedOwn(db, vault, own);
  await runAll(db, await demo(db));
  await seedSecrets(db, vault);
  await seedWebhooks(db, vault);
};
