import { getError } from '../error-body.ts';
import { missingCurrentVersion, missingPolicyDetails } from '../error-details.ts';
import type { TraceCheck } from './traced-call.ts';

const detailChecks = [
  ['errors.policy-denied-details', missingPolicyDetails],
  ['pages.stale-names-current', missingCurrentVersion],
] as const;

/** Checks the details of an error. */
export const createErrorDetailsCheck = (): TraceCheck => ({
  ended: ({ operation }, { exchange }) => {
    const error = operation && exchange.status >= 400 ? getError(exchange) : undefined;
    if (error === undefined) return [];
    return detailChecks.flatMap(([clause, check]) => {
      const difference = check(error);
      return difference === undefined ? [] : [{ clause, difference }];
    });
  },
});
