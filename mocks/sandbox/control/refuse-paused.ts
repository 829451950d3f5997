import type { AppContext } from '../app-context.ts';
import { settledSubscription } from '../billing/settle.ts';
import type { Db } from '../store/store.ts';
import type { Tenant } from '../tenant.ts';
import { conflict } from './conflict.ts';

/** The runtime traffic of a canceled workspace is paused (clause `billing.canceled-pauses-traffic`). */
export const refusePaused = async (context: AppContext, db: Db, tenant: Tenant): Promise<void> => {
  const { status } = await settledSubscription(context, db, tenant);
  if (status === 'canceled') throw conflict('The workspace is canceled: its runtime traffic is paused.');
};
