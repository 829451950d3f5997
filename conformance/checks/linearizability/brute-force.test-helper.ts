import type { Call, Model } from './find-order.ts';

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

const subsets = <T>([first, ...rest]: readonly T[]): T[][] =>
  first === undefined ? [[]] : subsets(rest).flatMap((subset) => [subset, [first, ...subset]]);

/** Whether a history is linearizable, directly by the definition: tries every subset of the lost calls, order and state. */
export const isLinearizable = <State, Operation, Output>(
  history: readonly Call<Operation, Output>[],
  { initial, next }: Model<State, Operation, Output>,
): boolean => {
  const replied = history.filter(({ reply }) => reply !== null);
  const lost = history.filter(({ reply }) => reply === null);
  return subsets(lost)
    .flatMap((carriedOut) => permutations([...replied, ...carriedOut]))
    .filter((order) =>
      order.every((call, index) =>
        order.slice(index + 1).every((later) => !(later.reply && later.reply.end < call.start)),
      ),
    )
    .some((order) => {
      let states: readonly State[] = [initial];
      for (const { operation, reply } of order)
        states = states.flatMap((state) => next(state, operation, reply?.response ?? null));
      return states.length > 0;
    });
};
