import { type ClauseId, clauses, type OperationShape } from '@workspace-api/contract';

/** Matches the operations that a clause covers. */
export const coveredBy =
  (clause: ClauseId) =>
  ({ id }: OperationShape): boolean =>
    (clauses[clause].operations as readonly string[]).includes(id);
