import type { ClauseId } from '@workspace-api/contract';
import type { CheckResult, Difference } from '../check-result.ts';
import { isCovered } from '../covered-operations.ts';
import type { TracedCall, TracedResponse } from './traced-call.ts';

/**
 * Checks a trace in progress. A call is `started` before the target can have seen it, and `ended` (or `lost`) when its response
 * is complete. Two calls overlap unless one ended before the other started.
 */
export type TraceCheck<Begun = unknown> = {
  /** The clauses that it decides, whatever else changes the target. */
  clauses?: readonly ClauseId[];
  /** The clauses that it decides if nothing else changes the target. */
  exclusive?: readonly ClauseId[];
  /** Returns what to remember until the end of the call; undefined for a call that the check isn't about. */
  started?(call: TracedCall): Begun | undefined;
  ended(call: TracedCall, response: TracedResponse, begun: Begun | undefined): CheckResult[];
  /** No complete response arrived: whether the target carried out the request remains unknown. */
  lost?(call: TracedCall): void;
};

/** What one exchange shows about a clause that covers its operation; undefined if it shows nothing. */
export type CallCheck = (call: TracedCall, response: TracedResponse) => Difference | null | undefined;

/** Creates a check from what single exchanges show about each clause, at the operations that the clause covers. */
export const tableCheck = (table: Readonly<Partial<Record<ClauseId, CallCheck>>>): TraceCheck => {
  const rows = Object.entries(table) as [ClauseId, CallCheck][];
  return {
    clauses: rows.map(([clause]) => clause),
    ended: (call, response) =>
      rows.flatMap(([clause, check]) => {
        const isAbout = call.operation && isCovered(clause, call.operation);
        const difference = isAbout ? check(call, response) : undefined;
        return difference === undefined ? [] : [{ clause, difference }];
      }),
  };
};
