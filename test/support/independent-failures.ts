import { operationOf } from '@workspace-api/contract';
import type { CapabilityFunctions } from '../../conformance/index.ts';
import type { RateLimit } from '../independent-server/rate-limit.ts';
import type { Failure, Store } from '../independent-server/store.ts';

/** Failures of providers, and exhausted limits. */
export const independentFailures = (store: Store, rateLimit: RateLimit) =>
  ({
    'inject-upstream-failure': async ({ workspace, operation, failure: kind, afterFirstRecord = false }) => {
      const { method, path } = operationOf(operation);
      const failure: Failure = { slug: workspace, method, path, kind, afterFirstRecord };
      store.failures.add(failure);
      return {
        lift: async () => {
          store.failures.delete(failure);
        },
      };
    },
    'exhaust-rate-limit': async ({ id }) => rateLimit.exhaust(id),
  }) satisfies Partial<CapabilityFunctions>;
