import type { OperationId, StateMachineShape } from '@workspace-api/contract';
import { findStep, listOperations } from './step.ts';

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
      const step = findStep(machine, operation, state);
      if (step?.clause && !covered.has(pair(state, operation))) return [...steps, operation];
      if (!step || visited.has(step.to)) continue;
      visited.add(step.to);
      queue.push({ state: step.to, steps: [...steps, operation] });
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
  for (;;) {
    const tour: OperationId[] = [];
    let state = start;
    for (let leg = shortest(machine, state, covered); leg; leg = shortest(machine, state, covered)) {
      for (const operation of leg) {
        covered.add(pair(state, operation));
        state = findStep(machine, operation, state)?.to ?? state;
        tour.push(operation);
      }
    }
    if (tour.length === 0) return tours;
    tours.push(tour);
  }
};
