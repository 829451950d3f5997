import { examples, signingSecretPrefix } from '@workspace-api/contract';
import { acmeColumns } from '../../core/demo-tenant.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Db } from '../../store/database.ts';
import { sealSigningSecret } from './rows.ts';

/** Inserts the demo subscriptions. Their hosts don't exist, so deliveries to them fail. */
export const seedWebhooks = async (
  db: Db,
  { keys, random }: Pick<AppContext, 'keys' | 'random'>,
): Promise<void> => {
  const subscriptions = examples['webhook-subscription-list'].data.map(({ id, events, ...subscription }) => ({
    id,
    ...acmeColumns,
    ...subscription,
    events: JSON.stringify(events),
    secret: sealSigningSecret(keys, id, `${signingSecretPrefix}${random(32).toString('hex')}`),
    exhausted_in_a_row: 0,
  }));
  await db.insertInto('webhook_subscriptions').values(subscriptions).execute();
};
