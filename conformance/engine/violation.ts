import type { ClauseId } from '@workspace-api/contract';

export type Difference = { expected: string; got: string };

/** The target broke a promise. */
export class Violation extends Error {
  override readonly name = 'Violation';
  readonly clause: ClauseId;
  readonly difference: Difference;

  constructor(clause: ClauseId, difference: Difference) {
    super(`${clause}: expected ${difference.expected}, got ${difference.got}`);
    this.clause = clause;
    this.difference = difference;
  }
}
