import type { Input, NewRecords } from '@workspace-api/contract/sandbox';
import type { CapabilityFunctions } from '../../target/driver.ts';
import type { Plane } from './control.ts';

/** The contract's errors that represent each failure. */
const errors = { upstream: 'upstream-unavailable', internal: 'internal-error' } as const;

type Settings = Input<'updateWorkspace'>['body'];
type Rule = NonNullable<Settings['policy_rules']>[number];
type Region = NonNullable<Settings['secrets_region']> | null;

const regions: readonly Region[] = ['eu', 'us', 'ap'];

/** The state of a workspace that its API doesn't change: billing, holds, policy rules, regions, failures. */
export const workspaceCapabilities = ({ control, mode }: Plane) =>
  ({
    'set-billing-status': async ({ workspace, status, paymentMethod, trialEndsAt, cancelsAtPeriodEnd }) => {
      await control.updateRecord({
        path: { slug: workspace, resource: 'billing', id: 'current' },
        query: { mode: await mode() },
        // Members that are undefined aren't sent.
        body: {
          status,
          payment_method: paymentMethod,
          trial_ends_at: trialEndsAt,
          cancels_at_period_end: cancelsAtPeriodEnd,
        } as NewRecords['billing'],
      });
      return (await control.getSandbox()).payment_tokens;
    },
    'set-plan-catalogue': async ({ workspace, plans }) => {
      const path = { slug: workspace };
      const { plans: existingPlans } = await control.getWorkspace({ path });
      const added = plans.map(({ atOnce, caps, ...plan }) => ({
        ...existingPlans.find(({ id }) => id === plan.id),
        ...plan,
        ...(atOnce !== undefined && { at_once: atOnce }),
        ...(caps && { caps: caps.map(({ unitPrice, ...cap }) => ({ ...cap, unit_price: unitPrice })) }),
      }));
      const unchangedPlans = existingPlans.filter(({ id }) => !plans.some((plan) => plan.id === id));
      return control.updateWorkspace({ path, body: { plans: [...unchangedPlans, ...added] } });
    },
    'lock-workspace': ({ workspace, held }) =>
      control.updateWorkspace({ path: { slug: workspace }, body: { held } }),
    'deny-by-policy': async ({ workspace: slug, resource, action }) => {
      const path = { slug };
      const rule = { resource, action: action as Rule['action'] };
      const isOther = (other: Rule) => other.resource !== resource || other.action !== action;
      /** Adds the rule to the others, or removes it. */
      const set = async (rules: Rule[]) => {
        const { policy_rules } = await control.getWorkspace({ path });
        await control.updateWorkspace({
          path,
          body: { policy_rules: [...policy_rules.filter(isOther), ...rules] },
        });
      };
      await set([rule]);
      return { lift: () => set([]), predicate: `scope == "${resource}:${action}"` };
    },
    'inject-upstream-failure': async ({ workspace, operation, failure, afterFirstRecord = false }) => {
      const rule = { workspace, operation, error: errors[failure], count: 1 };
      const { id } = await control.addFaultRule({ body: { ...rule, after_first_record: afterFirstRecord } });
      return { lift: () => control.removeFaultRule({ path: { id } }) };
    },
    'require-secret-rotation': async ({ workspace, name }) =>
      control.updateRecord({
        path: { slug: workspace, resource: 'secrets', id: name },
        query: { mode: await mode() },
        body: { rotation_required_by: 'payments' },
      }),
    'proxy-host': async () => ({ host: new URL((await control.getSandbox()).secret_proxy_url).host }),
    'lock-residency': async ({ workspace }) => {
      const lock = (secrets_region: Region) =>
        control.updateWorkspace({ path: { slug: workspace }, body: { secrets_region } });
      const { home_region: outside } = await lock(null);
      const region = regions.find((other) => other !== outside) ?? outside;
      await lock(region);
      return { region, outside, lift: () => lock(null) };
    },
  }) satisfies Partial<CapabilityFunctions>;
