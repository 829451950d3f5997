import type { CapabilityFunctions } from '../../target/driver.ts';
import type { Body, Control, Output } from './control.ts';

/** Secret providers, and the regions where secrets may be stored. */
export const secretsCapabilities = ({ call, mode }: Control) =>
  ({
    'require-secret-rotation': async ({ workspace, name }) => {
      const body: Body<'requireSecretRotation'> = { mode: await mode() };
      await call('requireSecretRotation', { slug: workspace, name }, body);
    },
    'proxy-host': async () => {
      const { url } = await call<Output<'getSecretProxy'>>('getSecretProxy');
      return { host: new URL(url).host };
    },
    'lock-residency': async ({ workspace }) => {
      const lock = (region: Body<'lockResidency'>['region']) =>
        call<Output<'lockResidency'>>('lockResidency', { slug: workspace }, { region });
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
