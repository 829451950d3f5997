import { getError } from '../error-body.ts';
import { missingCurrentVersion, missingPolicyDetails } from '../error-details.ts';
import type { TraceJudge } from './traced-call.ts';

const judges = [
  ['errors.policy-denied-details', missingPolicyDetails],
  ['pages.stale-names-current', missingCurrentVersion],
] as const;

/** Judges what the details of an error name. */
export const createErrorDetailsJudge = (): TraceJudge => ({
  ended: ({ operation }, { exchange }) => {
    const error = operation && exchange.status >= 400 ? getError(exchange) : undefined;
    if (error === undefined) return [];
    return judges.flatMap(([clause, judge]) => {
      const difference = judge(error);
      return difference === undefined ? [] : [{ clause, difference }];
    });
  },
});
