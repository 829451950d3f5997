import type { Call, DeadEnd } from './find-order.ts';

/** Formats the parts of a history. */
export type Formatters<State, Operation, Output> = {
  operation: (operation: Operation) => string;
  respond: (response: Output) => string;
  state: (state: State) => string;
};

const toLetter = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

const since = (first: number, time: number): string => (time - first).toFixed(1);

/** The calls of a history, one per line: the name, the interval in milliseconds, and the response. */
export const formatHistory = <State, Operation, Output>(
  history: readonly Call<Operation, Output>[],
  formatters: Formatters<State, Operation, Output>,
): string[] => {
  const first = Math.min(...history.map(({ start }) => start));
  return history.map(({ operation, start, reply }, index) => {
    const interval = `${since(first, start)}–${reply ? since(first, reply.end) : '?'} ms`;
    const response = reply
      ? formatters.respond(reply.response)
      : 'no response that shows whether it took effect';
    return `${toLetter(index)} ${interval}: ${formatters.operation(operation)} → ${response}`;
  });
};

/** Explains why a history has no legal order: the closest orders, and the calls that can't follow. */
export const whyIllegal = <State, Operation, Output>(
  closest: readonly DeadEnd<State>[],
  formatters: Formatters<State, Operation, Output>,
): string[] =>
  closest.map(({ order, state, stuck }) => {
    const before = order.length === 0 ? 'Initially' : `After ${order.map(toLetter).join(', ')}`;
    const verb = stuck.length === 1 ? 'is impossible' : 'are impossible';
    return `${before} the state is ${formatters.state(state)}, where ${stuck.map(toLetter).join(' and ')} ${verb}.`;
  });
