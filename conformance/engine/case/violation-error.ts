import type { ClauseId } from '@workspace-api/contract';
import type { Difference } from '../../judging/judgement.ts';

/** The target broke a clause that ends the case. */
export class ViolationError extends Error {
  override readonly name = 'ViolationError';
  readonly clause: ClauseId;
  readonly difference: Difference;

  constructor(clause: ClauseId, difference: Difference) {
    super(`${clause}: expected ${difference.expected}, got ${difference.got}`);
    this.clause = clause;
    this.difference = difference;
  }
}
