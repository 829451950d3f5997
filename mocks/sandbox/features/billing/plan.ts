import { type components, examples, messages } from '@workspace-api/contract';
import type { components as Sandbox } from '@workspace-api/contract/sandbox';
import { adviceFor } from '../../core/nearest-name.ts';
import { problem } from '../../core/problem.ts';
import { readSettings, type StoredSettings } from '../../domain/workspace-settings.ts';
import type { Db } from '../../store/database.ts';

/** A plan with the terms that the API doesn't show. Prices are in minor units of the currency. */
export type PlanTerms = Required<Sandbox['schemas']['NewPlan']>;

const defaults = { currency: 'USD', at_once: false, blocked: false } as const;
const [requests] = examples.usage.line_items;

/** The plan of a new workspace. */
export const freePlan: PlanTerms = {
  ...examples['billing-without-payment-method'].plan,
  ...defaults,
  price: 0,
  caps: [],
};

/** The demo workspace's plan. */
export const teamPlan: PlanTerms = {
  ...examples.billing.plan,
  ...defaults,
  price: 4900,
  caps: [{ metric: requests?.metric ?? '', included: 20_000, unit_price: 0.1 }],
};

/** The plans that a workspace can choose from unless the control plane sets others. */
export const demoPlans: readonly PlanTerms[] = [
  freePlan,
  teamPlan,
  { ...examples['plan-change'].plan, ...defaults, price: 19_900, caps: [] },
  { id: 'plan_enterprise', name: 'Enterprise', ...defaults, price: 99_000, at_once: true, caps: [] },
];

/** Maps a plan to its representation in the API. */
export const showPlan = ({ id, name }: PlanTerms): components['schemas']['Plan'] => ({ id, name });

/** A plan with the terms of the free plan for every term that isn't given. */
export const planTerms = (plan: NonNullable<StoredSettings['plans']>[number]): PlanTerms => ({
  ...freePlan,
  ...plan,
  caps: plan.caps ?? [],
});

/** The plans that a workspace can choose from. Existing subscriptions keep their terms. */
export const readPlans = async (db: Db, workspace_id: string): Promise<readonly PlanTerms[]> =>
  (await readSettings(db, workspace_id)).plans?.map(planTerms) ?? demoPlans;

/** The message that no plan has an id, with a suggestion of the intended plan. */
export const unknownPlan = (id: string, plans: readonly { readonly id: string }[]): string => {
  const ids = plans.map((plan) => plan.id);
  return `${messages['invalid-plan']({ plan: id })} ${adviceFor(id, ids)}`;
};

/** Finds a plan by its id. @throws Problem `invalid-plan` */
export const findPlan = async (db: Db, workspace_id: string, id: string): Promise<PlanTerms> => {
  const plans = await readPlans(db, workspace_id);
  const plan = plans.find((candidate) => candidate.id === id);
  if (plan) return plan;
  throw problem('invalid-plan', { message: unknownPlan(id, plans) });
};
