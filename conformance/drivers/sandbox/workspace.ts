import type { CapabilityFunctions } from '../../target/driver.ts';
import type { Control, Input } from './control.ts';

/** The contract's errors that represent each failure. */
const errors = { upstream: 'upstream-unavailable', internal: 'internal-error' } as const;

/** The state of a workspace that its API doesn't change: billing, holds, policy rules, regions, failures. */
export const workspaceCapabilities = ({ call, mode }: Control) =>
  ({
    'set-billing-status': async ({ workspace, status, paymentMethod, trialEndsAt, cancelsAtPeriodEnd }) => {
      const body = {
        mode: await mode(),
        ...(status !== undefined && { status }),
        ...(paymentMethod !== undefined && { payment_method: paymentMethod }),
        ...(trialEndsAt !== undefined && { trial_ends_at: trialEndsAt }),
        ...(cancelsAtPeriodEnd !== undefined && { cancels_at_period_end: cancelsAtPeriodEnd }),
      };
      return (await call('setBilling', { path: { slug: workspace }, body })).payment_tokens;
    },
    'set-plan-catalogue': async ({ workspace, plans }) => {
      const path = { slug: workspace };
      const { plans: existingPlans } = await call('listPlans', { path });
      const added = plans.map(({ atOnce, caps, ...plan }) => ({
        ...existingPlans.find(({ id }) => id === plan.id),
        ...plan,
        ...(atOnce !== undefined && { at_once: atOnce }),
        ...(caps && { caps: caps.map(({ unitPrice, ...cap }) => ({ ...cap, unit_price: unitPrice })) }),
      }));
      const unchangedPlans = existingPlans.filter(({ id }) => !plans.some((plan) => plan.id === id));
      await call('setPlans', { path, body: { plans: [...unchangedPlans, ...added] } });
    },
    'lock-workspace': ({ workspace, held }) =>
      call('lockWorkspace', { path: { slug: workspace }, body: { held } }),
    'require-mfa': ({ id, required }) => call('requireMfa', { path: { id }, body: { required } }),
    'deny-by-policy': async ({ workspace: slug, resource, action }) => {
      const body = { resource, action } as Input<'addPolicyRule'>['body'];
      const { id } = await call('addPolicyRule', { path: { slug }, body });
      return {
        lift: () => call('removePolicyRule', { path: { slug, id } }),
        predicate: `scope == "${resource}:${action}"`,
      };
    },
    'inject-upstream-failure': async ({ workspace, operation, failure, afterFirstRecord = false }) => {
      const rule = { workspace, operation, error: errors[failure], count: 1 };
      const { id } = await call('addFaultRule', { body: { ...rule, after_first_record: afterFirstRecord } });
      return { lift: () => call('removeFaultRule', { path: { id } }) };
    },
    'require-secret-rotation': async ({ workspace, name }) => {
      await call('requireSecretRotation', { path: { slug: workspace, name }, body: { mode: await mode() } });
    },
    'proxy-host': async () => ({ host: new URL((await call('getSecretProxy', {})).url).host }),
    'lock-residency': async ({ workspace }) => {
      const lock = (region: Input<'lockResidency'>['body']['region']) =>
        call('lockResidency', { path: { slug: workspace }, body: { region } });
      const { home } = await lock(null);
      const { outside } = await lock(home);
      return {
        region: home,
        outside: outside[0] ?? '',
        lift: async () => {
          await lock(null);
        },
      };
    },
  }) satisfies Partial<CapabilityFunctions>;
