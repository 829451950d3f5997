import { getOperation, type OperationId, type OperationShape } from '@workspace-api/contract';
import type { GateOptions } from './gate-options.ts';
import { fits } from './patterns.ts';

export type Unsupported = NonNullable<GateOptions['unsupported']>[number];

type Operation = Pick<OperationShape, 'id' | 'tag'>;

/** The reason of the first entry for this clause and this operation; null stands for an entry that names none. */
const findReason = (
  declared: readonly Unsupported[],
  clause: string | null,
  operation: Operation | null,
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

/** Why an operation is declared unsupported; null if it isn't. */
export const unsupportedOperation = (declared: readonly Unsupported[], operation: Operation): string | null =>
  findReason(declared, null, operation);

/** Why a clause is declared unsupported at an operation that is itself supported; null if it isn't. */
export const unsupportedAt = (
  declared: readonly Unsupported[],
  clause: string,
  operation: Operation | null,
): string | null => operation && findReason(declared, clause, operation);

/** Why a clause is declared unsupported, directly or because every operation that it covers is; null if it isn't. */
export const unsupportedClause = (
  declared: readonly Unsupported[],
  clause: { id: string; operations: readonly string[] },
): string | null => {
  const reasons = clause.operations
    .map((id) => getOperation(id as OperationId))
    .map((operation) => findReason(declared, null, operation) ?? findReason(declared, clause.id, operation));
  const [first = null] = reasons;
  return findReason(declared, clause.id, null) ?? (reasons.includes(null) ? null : first);
};
