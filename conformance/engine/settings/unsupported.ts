import type { OperationShape } from '@workspace-api/contract';
import { createMatcher } from './patterns.ts';

/**
 * Something that the target's owner declares unsupported: clauses, operations, or clauses at some operations. Every given
 * member has to match. Patterns are the same as for `--only`.
 */
export type Unsupported = {
  /** Clauses: `billing`, `webhooks.*`, `theme.publish-is-live`. */
  clause?: string;
  /** Operations, by their operationId: `changePlan`, `list*`. */
  operation?: string;
  /** Operations, by their tag: `billing`. */
  tag?: string;
  reason: string;
};

type Operation = Pick<OperationShape, 'id' | 'tag'>;

const fits = (pattern: string | undefined, value: string): boolean =>
  pattern === undefined || createMatcher([pattern])(value);

const isAboutOperations = ({ operation, tag }: Unsupported): boolean =>
  operation !== undefined || tag !== undefined;

const matchesOperation = ({ operation, tag }: Unsupported, { id, tag: own }: Operation): boolean =>
  fits(operation, id) && fits(tag, own);

/** Why an operation is declared unsupported; null if it isn't. */
export const unsupportedOperation = (declared: readonly Unsupported[], operation: Operation): string | null =>
  declared.find(
    (entry) => entry.clause === undefined && isAboutOperations(entry) && matchesOperation(entry, operation),
  )?.reason ?? null;

/** Why a clause is declared unsupported, directly or because every operation that it covers is; null if it isn't. */
export const unsupportedClause = (
  declared: readonly Unsupported[],
  clause: { id: string; operations: readonly string[] },
  getOperation: (id: string) => Operation,
): string | null => {
  const own = declared.find(
    (entry) => entry.clause !== undefined && !isAboutOperations(entry) && fits(entry.clause, clause.id),
  );
  if (own) return own.reason;
  const reasons = clause.operations.map((id) => {
    const operation = getOperation(id);
    return unsupportedOperation(declared, operation) ?? unsupportedAt(declared, clause.id, operation);
  });
  return reasons.length > 0 && reasons.every((reason) => reason !== null) ? (reasons[0] ?? null) : null;
};

/** Why a clause is declared unsupported at an operation that is itself supported; null if it isn't. */
export const unsupportedAt = (
  declared: readonly Unsupported[],
  clause: string,
  operation: Operation | null,
): string | null =>
  declared.find(
    (entry) =>
      entry.clause !== undefined &&
      isAboutOperations(entry) &&
      fits(entry.clause, clause) &&
      operation !== null &&
      matchesOperation(entry, operation),
  )?.reason ?? null;
