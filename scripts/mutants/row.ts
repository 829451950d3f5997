import type { ClauseId } from '@workspace-api/contract';

/** The result of running the gate against a mutant. */
export type Row = {
  readonly mutant: string;
  readonly seed: number;
  /** The clause that it breaks. */
  readonly clause: ClauseId;
  /**
   * The `must` clauses that failed: first the clause that the mutant breaks, if it failed, then the clauses that failed
   * earlier.
   */
  readonly killedBy: readonly ClauseId[];
  /** The reason why the gate couldn't run against it; null if it could. */
  readonly error: string | null;
  /** The command that repeats the finding; null without a finding. */
  readonly replay: string | null;
  readonly requests: number;
  readonly milliseconds: number;
};

/** Whether the gate detected the mutant by the clause that it breaks. */
export const isKilled = ({ clause, killedBy }: Pick<Row, 'clause' | 'killedBy'>): boolean =>
  killedBy[0] === clause;
