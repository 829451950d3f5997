/** The maximum number of calls in one history: the search for an order is exhaustive. */
const mostCalls = 8;

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

/** The longest order that the calls could have, the state after it, and the calls that can't come next. */
type DeadEnd<State> = { order: readonly number[]; state: State; stuck: readonly number[] };

/**
 * Searches for an order of the calls in which the model can return every response, and in which a call that ended before
 * another one started precedes it. The history is linearizable if such an order exists (Herlihy and Wing, 1990). The search
 * follows Wing and Gong (1993) and skips states that it has already visited (Lowe, 2017). A call without a response may be
 * placed anywhere after its start, or omitted. Returns what comes closest to such an order; null if there is one.
 *
 * @throws Error if the history has more than {@link mostCalls} calls
 */
export const findOrder = <State, Operation, Output>(
  history: readonly Call<Operation, Output>[],
  { initial, next }: Model<State, Operation, Output>,
): DeadEnd<State> | null => {
  if (history.length > mostCalls)
    throw new Error(`Expected at most ${mostCalls} calls in a history, got ${history.length}.`);
  const indices = [...history.keys()];
  const replied = indices.filter((index) => history[index]?.reply);
  const visited = new Set<string>();
  let closest: DeadEnd<State> = { order: [], state: initial, stuck: [] };

  const getEnd = (index: number): number => history[index]?.reply?.end ?? Number.POSITIVE_INFINITY;

  const search = (order: readonly number[], state: State): boolean => {
    if (replied.every((index) => order.includes(index))) return true;
    const place = `${[...order].sort().join()} ${JSON.stringify(state)}`;
    if (visited.has(place)) return false;
    visited.add(place);
    const open = indices.filter((index) => !order.includes(index));
    const earliestEnd = Math.min(...open.map(getEnd));
    const stuck: number[] = [];
    for (const index of open) {
      const { operation, start, reply } = history[index] as Call<Operation, Output>;
      if (start > earliestEnd) continue;
      const states = next(state, operation, reply?.response ?? null);
      if (reply && states.length === 0) stuck.push(index);
      if (states.some((after) => search([...order, index], after))) return true;
    }
    // At the deepest place, every call that may come next is stuck.
    if (order.length > closest.order.length || closest.stuck.length === 0) closest = { order, state, stuck };
    return false;
  };

  return search([], initial) ? null : closest;
};

const toLetter = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

/**
 * Explains why a history has no legal order: its calls with their intervals in milliseconds and their responses, one per line, and
 * then the closest order with the calls that can't follow.
 */
export const explainHistory = <State, Operation, Output>(
  history: readonly Call<Operation, Output>[],
  { order, state, stuck }: DeadEnd<State>,
  formatOperation: (operation: Operation) => string,
  formatResponse: (response: Output) => string,
): string[] => {
  const first = Math.min(...history.map(({ start }) => start));
  const since = (time: number): string => (time - first).toFixed(1);
  const calls = history.map(({ operation, start, reply }, index) => {
    const interval = `${since(start)}–${reply ? since(reply.end) : '?'} ms`;
    const response = reply ? formatResponse(reply.response) : 'no response that shows whether it took effect';
    return `${toLetter(index)} ${interval}: ${formatOperation(operation)} → ${response}`;
  });
  const before = order.length === 0 ? 'Initially' : `After ${order.map(toLetter).join(', ')}`;
  const verb = stuck.length === 1 ? 'is impossible' : 'are impossible';
  return [
    ...calls,
    `${before} the state is ${JSON.stringify(state)}, where ${stuck.map(toLetter).join(' and ')} ${verb}.`,
  ];
};
