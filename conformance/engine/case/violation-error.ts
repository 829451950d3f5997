import type { ClauseId } from '@workspace-api/contract';
import type { Difference } from '../../judging/judgement.ts';

/** The target broke a clause that ends the case. */
export class ViolationError extends Error {
  override readonly name = 'ViolationError';
  readonly clause: ClauseId;
  readonly difference: Difference;
  /** The operation whose answer shows it; null for a request outside the contract. */
  readonly operation: string | null;

  constructor(clause: ClauseId, difference: Difference, operation: string | null) {
    super(`${clause}: expected ${difference.expected}, got ${difference.got}`);
    this.clause = clause;
    this.difference = difference;
    this.operation = operation;
  }
}
