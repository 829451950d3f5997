import type { OperationShape } from '@workspace-api/contract';
import { matcherOf } from './patterns.ts';
import type { Unsupported } from './settings.ts';

/** Why an operation is declared unsupported; null if it isn't. */
export const unsupportedOperation = (
  declared: readonly Unsupported[],
  operation: Pick<OperationShape, 'id' | 'tag'>,
): string | null =>
  declared.find(
    (entry) =>
      (entry.operation !== undefined && matcherOf([entry.operation])(operation.id)) ||
      (entry.tag !== undefined && matcherOf([entry.tag])(operation.tag)),
  )?.reason ?? null;

/** Why a clause is declared unsupported: by itself, or with every operation that it covers; null if it isn't. */
export const unsupportedClause = (
  declared: readonly Unsupported[],
  clause: { id: string; operations: readonly string[] },
  operationOf: (id: string) => OperationShape,
): string | null => {
  const own = declared.find((entry) => entry.clause !== undefined && matcherOf([entry.clause])(clause.id));
  if (own) return own.reason;
  const reasons = clause.operations.map((id) => unsupportedOperation(declared, operationOf(id)));
  return reasons.length > 0 && reasons.every((reason) => reason !== null) ? (reasons[0] ?? null) : null;
};
