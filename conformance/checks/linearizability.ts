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

/** The indexes of the calls that could be ordered, the state after them, and the calls that can't come next. */
type DeadEnd<State> = {
  order: readonly number[];
  state: State;
  stuck: readonly number[];
};

/** A legal order of the calls, or the dead ends that come closest to one. */
type OrderResult<State> =
  | { isLegal: true; order: readonly number[] }
  | { isLegal: false; closest: readonly DeadEnd<State>[] };

/** The maximum number of dead ends to keep. */
const mostDeadEnds = 3;

/**
 * Searches for an order of the calls in which the model can return every response, and in which a call that ended before
 * another one started precedes it. The history is linearizable if such an order exists (Herlihy and Wing, 1990). The search
 * follows Wing and Gong (1993) and skips states that it has already visited (Lowe, 2017). A call without a response may be
 * placed anywhere after its start, or omitted.
 *
 * @throws Error if the history has more than {@link mostCalls} calls
 */
export const findOrder = <State, Operation, Output>(
  history: readonly Call<Operation, Output>[],
  { initial, next }: Model<State, Operation, Output>,
): OrderResult<State> => {
  if (history.length > mostCalls)
    throw new Error(`Expected at most ${mostCalls} calls in a history, got ${history.length}.`);
  const indices = [...history.keys()];
  const replied = indices.filter((index) => history[index]?.reply);
  const visited = new Set<string>();
  let deadEnds: DeadEnd<State>[] = [];

  const getEnd = (index: number): number => history[index]?.reply?.end ?? Number.POSITIVE_INFINITY;

  const search = (order: readonly number[], state: State): readonly number[] | null => {
    if (replied.every((index) => order.includes(index))) return order;
    const place = `${[...order].sort().join()} ${JSON.stringify(state)}`;
    if (visited.has(place)) return null;
    visited.add(place);
    const open = indices.filter((index) => !order.includes(index));
    const earliestEnd = Math.min(...open.map(getEnd));
    let isDeadEnd = true;
    for (const index of open) {
      const call = history[index] as Call<Operation, Output>;
      if (call.start > earliestEnd) continue;
      for (const after of next(state, call.operation, call.reply?.response ?? null)) {
        if (call.reply) isDeadEnd = false;
        const result = search([...order, index], after);
        if (result) return result;
      }
    }
    if (isDeadEnd) {
      const stuck = open.filter((index) => {
        const { start, reply } = history[index] as Call<Operation, Output>;
        return reply !== null && start <= earliestEnd;
      });
      deadEnds.push({ order, state, stuck });
    }
    return null;
  };

  const order = search([], initial);
  if (order) return { isLegal: true, order };
  const most = Math.max(...deadEnds.map((deadEnd) => deadEnd.order.length));
  deadEnds = deadEnds.filter((deadEnd) => deadEnd.order.length === most).slice(0, mostDeadEnds);
  return { isLegal: false, closest: deadEnds };
};

const toLetter = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

/**
 * Explains why a history has no legal order: its calls with their intervals in milliseconds and their responses, one per line, and
 * then the closest orders with the calls that can't follow.
 */
export const explainHistory = <State, Operation, Output>(
  history: readonly Call<Operation, Output>[],
  closest: readonly DeadEnd<State>[],
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
  const orders = closest.map(({ order, state, stuck }) => {
    const before = order.length === 0 ? 'Initially' : `After ${order.map(toLetter).join(', ')}`;
    const verb = stuck.length === 1 ? 'is impossible' : 'are impossible';
    return `${before} the state is ${JSON.stringify(state)}, where ${stuck.map(toLetter).join(' and ')} ${verb}.`;
  });
  return [...calls, ...orders];
};
