/** The cause of a transition: an operation, or something outside the API. */
type Cause = { readonly operation: string } | { readonly outside: string; readonly needs?: string };

/** A transition from one of `from` (none: a new record) to `to`. */
export type Move = Cause & {
  readonly from: readonly string[];
  readonly to: string;
  readonly provisional?: string;
};

/** A transition that is rejected, and the error. */
export type ForbiddenMove = {
  readonly operation: string;
  readonly from: readonly string[];
  /** The name of the error example. */
  readonly error: string;
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
  readonly moves: readonly Move[];
  readonly forbidden?: readonly ForbiddenMove[];
};
