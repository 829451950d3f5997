import type { StateMachineShape } from '@workspace-api/contract';

/** The effect of an operation on a record in a given state. */
export type Step =
  | { kind: 'move'; to: string; provisional: boolean }
  /** The operation is refused with this error (the name of its example), and the record stays unchanged. */
  | { kind: 'refusal'; response: string; provisional: boolean };

/** The operations of a machine on an existing record. */
export const listOperations = (machine: StateMachineShape): string[] => [
  ...new Set(
    [...machine.moves, ...(machine.forbidden ?? [])].flatMap((move) =>
      'operation' in move && move.from.length > 0 ? [move.operation] : [],
    ),
  ),
];

/** The effect of an operation in a state; null if the machine doesn't define it, and so nothing is checked. */
export const findStep = (machine: StateMachineShape, operation: string, state: string): Step | null => {
  const move = machine.moves.find(
    (candidate) =>
      'operation' in candidate && candidate.operation === operation && candidate.from.includes(state),
  );
  if (move) return { kind: 'move', to: move.to, provisional: move.provisional !== undefined };
  const forbidden = machine.forbidden?.find(
    (candidate) => candidate.operation === operation && candidate.from.includes(state),
  );
  if (!forbidden) return null;
  return { kind: 'refusal', response: forbidden.error, provisional: forbidden.provisional !== undefined };
};
