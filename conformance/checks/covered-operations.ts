import { type ClauseId, clauses, type OperationShape } from '@workspace-api/contract';

/** Whether a clause covers an operation. */
export const isCovered = (clause: ClauseId, { id }: Pick<OperationShape, 'id'>): boolean =>
  (clauses[clause].operations as readonly string[]).includes(id);

/** Matches the operations that a clause covers. */
export const coveredBy =
  (clause: ClauseId) =>
  (operation: OperationShape): boolean =>
    isCovered(clause, operation);
