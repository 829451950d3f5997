import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Call, findOrder, type Model } from './linearizability.ts';

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

const subsets = <T>([first, ...rest]: readonly T[]): T[][] =>
  first === undefined ? [[]] : subsets(rest).flatMap((subset) => [subset, [first, ...subset]]);

/** Whether a history is linearizable, directly by the definition: tries every subset of the lost calls, order and state. */
const isLinearizable = <State, Operation, Output>(
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

type Step = { kind: 'write'; value: number } | { kind: 'read' } | { kind: 'swap'; from: number; to: number };
type Output = number | boolean;

/** A register that supports write, read and compare-and-set. */
const register: Model<number, Step, Output> = {
  initial: 0,
  next: (state, step, response) => {
    if (step.kind === 'write') return [step.value];
    if (step.kind === 'read') return response === null || response === state ? [state] : [];
    const swaps = state === step.from;
    if (response !== null && response !== swaps) return [];
    return [swaps ? step.to : state];
  },
};

/** A register that sometimes forgets its value: a write may lead to either of two states. */
const forgetful: Model<number, Step, Output> = {
  initial: 0,
  next: (state, step, response) => {
    const after = register.next(state, step, response);
    return step.kind === 'write' ? [...after, 0] : after;
  },
};

const call = (operation: Step, start: number, end: number | null, response: Output = true) => ({
  operation,
  start,
  reply: end === null ? null : { end, response },
});
const read: Step = { kind: 'read' };
const swap = (from: number, to: number): Step => ({ kind: 'swap', from, to });

const isLegal = (history: Call<Step, Output>[]): boolean => findOrder(history, register) === null;

const step = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), value: fc.nat({ max: 2 }) }),
  fc.record({ kind: fc.constant('read' as const) }),
  fc.record({ kind: fc.constant('swap' as const), from: fc.nat({ max: 2 }), to: fc.nat({ max: 2 }) }),
);

const history = fc.array(
  fc
    .record({
      operation: step,
      start: fc.nat({ max: 6 }),
      length: fc.nat({ max: 4 }),
      number: fc.nat({ max: 2 }),
      flag: fc.boolean(),
      isLost: fc.nat({ max: 3 }).map((count) => count === 0),
    })
    .map(
      ({ operation, start, length, number, flag, isLost }): Call<Step, Output> =>
        call(operation, start, isLost ? null : start + length, operation.kind === 'read' ? number : flag),
    ),
  { maxLength: 5 },
);

describe.each([
  ['a register', register],
  ['a register that forgets', forgetful],
])('%s', (_name, model) => {
  test('has a legal order exactly if an exhaustive search finds one', () => {
    fc.assert(
      fc.property(history, (calls) => (findOrder(calls, model) === null) === isLinearizable(calls, model)),
      { numRuns: 1_000 },
    );
  });
});

test('searches eight simultaneous calls completely, and refuses more', () => {
  const swaps = Array.from({ length: 8 }, (_, index) => call(swap(index, index + 1), 0, 1));
  expect(isLegal(swaps.toReversed())).toBe(true);
  expect(isLegal(swaps.with(3, call(swap(3, 5), 0, 1)))).toBe(false);
  expect(() => isLegal([...swaps, call(read, 0, 1)])).toThrow('at most 8 calls');
});
