import type { CapabilityFunctions } from '../../conformance/index.ts';
import { getRegions } from '../independent-server/resources/secrets.ts';
import type { Store, Tenant } from '../independent-server/store.ts';

/** Finds a secret by name. @throws Error if there is none */
export const secretIn = ({ secrets }: Tenant, name: string) => {
  const secret = secrets.find((one) => one.name === name);
  if (!secret) throw new Error(`Unknown secret "${name}".`);
  return secret;
};

/** Capabilities for the providers and regions of secrets. */
export const independentSecrets = (store: Store, requireTenant: (slug: string) => Tenant) =>
  ({
    'require-secret-rotation': async ({ workspace, name }) => {
      secretIn(requireTenant(workspace), name).pendingRotation = true;
    },
    'lock-residency': async ({ workspace }) => {
      const { region, outside } = getRegions(store, workspace);
      store.regions.set(workspace, region);
      return {
        region,
        outside,
        lift: async () => {
          store.regions.delete(workspace);
        },
      };
    },
  }) satisfies Partial<CapabilityFunctions>;
