import type { CapabilityFunctions } from '../../target/driver.ts';
import type { Body, Control, Output } from './control.ts';

/** The billing platform and the payment processor. */
export const billingCapabilities = ({ call, mode }: Control) =>
  ({
    'set-billing-status': async ({ workspace, ...change }) => {
      const { status, paymentMethod, trialEndsAt, cancelsAtPeriodEnd } = change;
      const body: Body<'setBilling'> = {
        mode: await mode(),
        ...(status !== undefined && { status }),
        ...(paymentMethod !== undefined && { payment_method: paymentMethod }),
        ...(trialEndsAt !== undefined && { trial_ends_at: trialEndsAt }),
        ...(cancelsAtPeriodEnd !== undefined && { cancels_at_period_end: cancelsAtPeriodEnd }),
      };
      const state = await call<Output<'setBilling'>>('setBilling', { slug: workspace }, body);
      return state.payment_tokens;
    },
    'set-plan-catalogue': async ({ workspace, plans }) => {
      const path = { slug: workspace };
      const { plans: existingPlans } = await call<Output<'listPlans'>>('listPlans', path);
      const added = plans.map(({ atOnce, caps, ...plan }) => ({
        ...existingPlans.find(({ id }) => id === plan.id),
        ...plan,
        ...(atOnce !== undefined && { at_once: atOnce }),
        ...(caps && { caps: caps.map(({ unitPrice, ...cap }) => ({ ...cap, unit_price: unitPrice })) }),
      }));
      const unchangedPlans = existingPlans.filter(({ id }) => !plans.some((plan) => plan.id === id));
      const body: Body<'setPlans'> = { plans: [...unchangedPlans, ...added] };
      await call('setPlans', path, body);
    },
  }) satisfies Partial<CapabilityFunctions>;
