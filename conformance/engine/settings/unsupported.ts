import { getOperation, type OperationId, type OperationShape } from '@workspace-api/contract';
import type { GateOptions } from './gate-options.ts';
import { fits } from './patterns.ts';

export type Unsupported = NonNullable<GateOptions['unsupported']>[number];

/**
 * Why a clause is declared unsupported at an operation; without a clause, why the operation is, and without an operation, why the
 * clause is. Only entries that name the same count. Null if there is none.
 */
export const findUnsupported = (
  declared: readonly Unsupported[],
  clause: string | null,
  operation: Pick<OperationShape, 'id' | 'tag'> | null,
): string | null => {
  const match = declared.find(
    (entry) =>
      (entry.clause === undefined) === (clause === null) &&
      ((entry.operation ?? entry.tag) === undefined) === (operation === null) &&
      fits(entry.clause, clause) &&
      fits(entry.operation, operation?.id) &&
      fits(entry.tag, operation?.tag),
  );
  return match?.reason ?? null;
};

/** Why a clause is declared unsupported, directly or because every operation that it covers is; null if it isn't. */
export const unsupportedClause = (
  declared: readonly Unsupported[],
  clause: { id: string; operations: readonly string[] },
): string | null => {
  const reasons = clause.operations.map((id) => {
    const operation = getOperation(id as OperationId);
    return findUnsupported(declared, null, operation) ?? findUnsupported(declared, clause.id, operation);
  });
  const [first = null] = reasons;
  return findUnsupported(declared, clause.id, null) ?? (reasons.includes(null) ? null : first);
};
