import { changeJson } from '../wrappers/change-responses.ts';
import type { Json } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const plansWithPrices: Variant = {
  text: 'The billing state has additional members, and the plan has a price.',
  allowedBy:
    "Billing state: status includes active, past_due and canceled; plan fields other than id and name aren't documented.",
  families: ['billing'],
  wrap: changeJson(['getBilling'], (json) => ({
    ...json,
    plan: { ...(json.plan as Json), price: { amount: '49.00', currency: 'EUR' }, tier: 2 },
    cancel_at: null,
    trial: { ends_at: null },
  })),
};
