/** The maximum number of calls in one history: the search for an order is exhaustive. */
export const mostCalls = 8;

/** One call of a history. Times are milliseconds on one monotonic clock. */
export type Call<Operation, Output> = {
  operation: Operation;
  /** The time just before the request was sent. */
  start: number;
  /**
   * The response and its arrival time. Null if it is unknown whether the call took effect, as after a timeout, a broken
   * connection or a 5xx: the call may have taken effect at any time after its start, or never.
   */
  reply: { end: number; response: Output } | null;
};

/** A model of how calls, one at a time, may change a state. */
export type Model<State, Operation, Output> = {
  /** States are JSON values. */
  initial: State;
  /**
   * The possible states after the operation returned this response; empty if it can't return it in this state. If the response
   * is null, the operation was carried out and its response was lost.
   */
  next: (state: State, operation: Operation, response: Output | null) => readonly State[];
};
