/** The most calls in one history: the search for an order is exhaustive. */
export const mostCalls = 8;

/** One call of a history. Times are milliseconds of one monotonic clock. */
export type Call<Operation, Output> = {
  operation: Operation;
  /** Just before the request was sent. */
  start: number;
  /**
   * The answer, and when it had arrived. Null if nothing tells whether the call took effect, as after a timeout, a
   * broken connection or a 5xx: it may have done so at any time after its start, or never.
   */
  reply: { end: number; response: Output } | null;
};

/** What calls may do to a state, one at a time. */
export type Model<State, Operation, Output> = {
  /** States are JSON values. */
  initial: State;
  /**
   * The states in which the operation may leave this state, having given this answer; none if it can't give it here.
   * Without an answer (null) the operation was carried out, and its answer was lost.
   */
  next: (state: State, operation: Operation, response: Output | null) => readonly State[];
};
