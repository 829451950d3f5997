import { conflict } from '../../control/conflict.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Db } from '../../store/database.ts';
import { settledSubscription } from './settle.ts';

/** Rejects the runtime traffic of a canceled workspace (clause `billing.canceled-pauses-traffic`). */
export const refusePaused = async (context: AppContext, db: Db, tenant: Tenant): Promise<void> => {
  const { status } = await settledSubscription(context, db, tenant);
  if (status === 'canceled') throw conflict('The workspace is canceled and its runtime traffic is paused.');
};
