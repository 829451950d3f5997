import type { OperationId, StateMachineShape } from '@workspace-api/contract';
import { findStep, listOperations } from './step.ts';

const nextState = (machine: StateMachineShape, operation: string, state: string): string | null => {
  const step = findStep(machine, operation, state);
  if (!step) return null;
  return step.kind === 'move' ? step.to : state;
};

const pair = (state: string, operation: string): string => `${state} ${operation}`;

/** The shortest sequence of operations that ends with a pair of state and operation whose clause isn't covered yet. */
const shortest = (
  machine: StateMachineShape,
  start: string,
  covered: ReadonlySet<string>,
): OperationId[] | null => {
  const queue: { state: string; steps: OperationId[] }[] = [{ state: start, steps: [] }];
  const visited = new Set([start]);
  for (const { state, steps } of queue) {
    for (const operation of listOperations(machine)) {
      const next = nextState(machine, operation, state);
      if (next === null) continue;
      const isStated = findStep(machine, operation, state)?.clause;
      if (isStated && !covered.has(pair(state, operation))) return [...steps, operation];
      if (visited.has(next)) continue;
      visited.add(next);
      queue.push({ state: next, steps: [...steps, operation] });
    }
  }
  return null;
};

/**
 * Sequences of operations that together cover every reachable step of a machine that a clause states, permitted or forbidden.
 * Each sequence is for one record that begins in `start`; a machine with final states needs several.
 */
export const listTours = (machine: StateMachineShape, start: string): OperationId[][] => {
  const covered = new Set<string>();
  const tours: OperationId[][] = [];
  while (shortest(machine, start, covered) !== null) {
    const tour: OperationId[] = [];
    let state = start;
    for (let leg = shortest(machine, state, covered); leg; leg = shortest(machine, state, covered)) {
      for (const operation of leg) {
        covered.add(pair(state, operation));
        state = nextState(machine, operation, state) ?? state;
        tour.push(operation);
      }
    }
    tours.push(tour);
  }
  return tours;
};
