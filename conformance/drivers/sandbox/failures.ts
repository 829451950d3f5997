import type { CapabilityFunctions } from '../../target/driver.ts';
import type { Added, Body, Control } from './control.ts';

/** The contract's errors that represent each failure. */
const errors = { upstream: 'upstream-unavailable', internal: 'internal-error' } as const;

/** Failures of providers and of the service itself. */
export const failuresCapabilities = ({ call }: Pick<Control, 'call'>) =>
  ({
    'inject-upstream-failure': async ({ workspace, operation, failure, afterFirstRecord = false }) => {
      const body: Body<'addFaultRule'> = {
        workspace,
        operation,
        error: errors[failure],
        count: 1,
        after_first_record: afterFirstRecord,
      };
      const { id } = await call<Added>('addFaultRule', {}, body);
      return { lift: () => call('removeFaultRule', { id }) };
    },
  }) satisfies Partial<CapabilityFunctions>;
