import type { TenantRecords } from '../../store/seed/seed-records.ts';
import type { AllRecordRules, RecordChange } from '../feature.ts';
import { exportSubscription } from './seed.ts';
import { toTerms } from './seed-rows.ts';
import { changeBilling, graceEnd, refusePaused, settledSubscription } from './settle.ts';
import { noTerms, type Terms } from './subscription.ts';

/** The terms that a change gives. A member that it removes is undefined, and a status can't be removed. */
const toChanges = ({ patch, after }: RecordChange): Partial<Terms> => {
  const terms = { ...noTerms, ...toTerms(after as TenantRecords['billing'] & object) };
  const names = Object.keys(patch).filter((name) => name !== 'status' || patch.status !== null);
  return Object.fromEntries(names.map((name) => [name, terms[name as keyof Terms]]));
};

/** The subscription, as the console and the payment processor change it, and usage, as the runtime records it. */
export const billingRecords: Pick<AllRecordRules, 'billing' | 'usage'> = {
  billing: {
    async list({ context, db, tenant }) {
      await settledSubscription(context, db, tenant);
      return [{ id: 'current', ...(await exportSubscription(db, tenant)).billing }];
    },
    show: async ({ context, db, tenant }) => ({
      grace_ends_at: graceEnd(await settledSubscription(context, db, tenant)),
    }),
    async change({ context, db, tenant }, change) {
      await changeBilling(context, db, tenant, toChanges(change));
    },
  },
  usage: { allow: ({ context, db, tenant }) => refusePaused(context, db, tenant) },
};
