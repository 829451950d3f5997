import { type components, examples } from '@workspace-api/contract';

/** How much of a metric a plan includes, and the price of each unit beyond it in minor units of the currency. */
export type UsageCap = {
  readonly metric: string;
  readonly included: number;
  readonly unit_price: number;
};

/** A plan with the terms that the API doesn't show. */
export type PlanTerms = {
  readonly id: string;
  readonly name: string;
  /** The price of a period, in minor units. */
  readonly price: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Whether a change to this plan takes effect immediately instead of with the next period. */
  readonly at_once: boolean;
  /** Whether a change to this plan is refused. */
  readonly blocked: boolean;
  readonly caps: readonly UsageCap[];
};

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
