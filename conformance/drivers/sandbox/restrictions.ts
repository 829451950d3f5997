import type { CapabilityFunctions } from '../../target/driver.ts';
import type { Added, Body, Control } from './control.ts';

/** Holds, policy rules and second factors. */
export const restrictionsCapabilities = ({ call }: Pick<Control, 'call'>) =>
  ({
    'lock-workspace': ({ workspace, held }) => {
      const body: Body<'lockWorkspace'> = { held };
      return call('lockWorkspace', { slug: workspace }, body);
    },
    'require-mfa': ({ id, required }) => {
      const body: Body<'requireMfa'> = { required };
      return call('requireMfa', { id }, body);
    },
    'deny-by-policy': async ({ workspace, resource, action }) => {
      const body: Body<'addPolicyRule'> = {
        resource,
        action: action as Body<'addPolicyRule'>['action'],
      };
      const { id } = await call<Added>('addPolicyRule', { slug: workspace }, body);
      return {
        lift: () => call('removePolicyRule', { slug: workspace, id }),
        predicate: `scope == "${resource}:${action}"`,
      };
    },
  }) satisfies Partial<CapabilityFunctions>;
