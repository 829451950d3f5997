import type { Capability, ClauseId } from '../clauses.ts';
import type { ErrorName } from '../errors.ts';
import type { OperationId } from '../operations.ts';

/** The cause of a transition: an operation, or something outside the API. */
type Cause = { readonly operation: OperationId } | { readonly outside: string; readonly needs?: Capability };

/** A transition from one of `from` (none: a new record) to `to`. */
export type Move = Cause & {
  readonly from: readonly string[];
  readonly to: string;
  /** The clause that states the transition. */
  readonly clause?: ClauseId;
  readonly provisional?: string;
};

/** A transition that is rejected, and the error. */
export type ForbiddenMove = {
  readonly operation: OperationId;
  readonly from: readonly string[];
  /** The name of the error example. */
  readonly error: ErrorName;
  /** The clause that states the rejection. */
  readonly clause?: ClauseId;
  readonly provisional?: string;
};

/** A resource's states and the transitions between them. */
export type StateMachineShape = {
  readonly name: string;
  /** The heading of the service document. */
  readonly source: string;
  readonly schema: string | null;
  /** The field that shows the state; null if there is none. */
  readonly field: string | null;
  readonly states: readonly string[];
  readonly initial: string | null;
  /** The members of a record that are the same in every state. */
  readonly keeps?: readonly string[];
  /** The clause by which a state stays: after a rejection, and after an operation on another record. */
  readonly unchanged?: ClauseId;
  /** The clause about simultaneous operations on a record. */
  readonly simultaneous?: ClauseId;
  readonly moves: readonly Move[];
  readonly forbidden?: readonly ForbiddenMove[];
};
