import { type ClauseId, clauses, type OperationShape } from '@workspace-api/contract';

/** A test for the operations that a clause of the register names. */
export const coveredBy =
  (clause: ClauseId) =>
  ({ id }: OperationShape): boolean =>
    (clauses[clause].operations as readonly string[]).includes(id);
