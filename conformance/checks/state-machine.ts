import {
  type ClauseId,
  type ErrorName,
  type OperationId,
  resourceList,
  type StateMachineShape,
} from '@workspace-api/contract';

/** The effect of an operation on a record in a given state, and the clause that states it. */
export type Step = { clause: ClauseId | null; isProvisional: boolean; to: string } & (
  | { kind: 'move' }
  /** The operation is refused with this error, and the record stays unchanged. */
  | { kind: 'refusal'; error: ErrorName }
);

/** The operations of a machine on an existing record. */
export const listOperations = ({ moves, forbidden = [] }: StateMachineShape): OperationId[] => {
  const ids = [...moves, ...forbidden].flatMap((move) =>
    'operation' in move && move.from.length > 0 ? [move.operation as OperationId] : [],
  );
  return [...new Set(ids)];
};

/** The effect of an operation in a state; null if the machine doesn't define it, and so nothing is checked. */
export const findStep = (
  { moves, forbidden = [] }: StateMachineShape,
  operation: string,
  state: string,
): Step | null => {
  const fits = (one: { from: readonly string[]; operation?: string }) =>
    one.operation === operation && one.from.includes(state);
  const move = moves.find(fits);
  const step = move ?? forbidden.find(fits);
  if (!step) return null;
  const base = { clause: step.clause ?? null, isProvisional: step.provisional !== undefined };
  return 'to' in step
    ? { ...base, kind: 'move', to: step.to }
    : { ...base, kind: 'refusal', to: state, error: step.error as ErrorName };
};

/** The clause by which a new record is in the initial state; null if none states that. */
export const startClause = ({ moves }: StateMachineShape): ClauseId | null =>
  moves.find(({ from, clause }) => from.length === 0 && clause)?.clause ?? null;

/** Every clause that a machine names. */
export const listMachineClauses = ({
  moves,
  forbidden = [],
  unchanged,
  simultaneous,
}: StateMachineShape): ClauseId[] => {
  const stated = [...moves, ...forbidden].map(({ clause }) => clause);
  return [...new Set([...stated, unchanged, simultaneous].filter((clause) => clause !== undefined))];
};

/** The kind of record that a machine is about; null if the contract names none. */
export const machineResource = ({ schema }: StateMachineShape): (typeof resourceList)[number] | null =>
  resourceList.find(({ record }) => record === schema) ?? null;

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
