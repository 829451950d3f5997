import type { ClauseId } from '@workspace-api/contract';

/** What a run of the gate made of a mutant. */
export type Row = {
  readonly mutant: string;
  readonly seed: number;
  /** The clause that it breaks. */
  readonly clause: ClauseId;
  /** The musts that failed: first the one that the mutant breaks, if it did, then the others that did before it. */
  readonly killedBy: readonly ClauseId[];
  /** Why the gate could not be run against it; null if it could. */
  readonly error: string | null;
  /** How to repeat the finding; null without one. */
  readonly replay: string | null;
  readonly requests: number;
  readonly milliseconds: number;
};

/** Whether the gate found the mutant by the clause that it breaks. */
export const isKilled = ({ clause, killedBy }: Pick<Row, 'clause' | 'killedBy'>): boolean =>
  killedBy[0] === clause;
