import {
  type ClauseId,
  type ErrorName,
  errors,
  type OperationShape,
  type StateMachineShape,
  stateMachines,
} from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { member } from '../body.ts';
import { type CheckResult, createResult, summarizeResponse } from '../check-result.ts';
import { findId } from '../find-string.ts';
import { findStep, listOperations, machineResource } from '../state-machine.ts';
import { acceptedErrors, fitsError } from '../tolerated-errors.ts';
import { createFacts, getEffect, listRecords, type TraceCheck, type TracedResponse } from './traced-call.ts';

/** The machines with final states whose records show their state. An operation leads to such a state, and none leaves it. */
const machines = (Object.values(stateMachines) as readonly StateMachineShape[]).flatMap((shape) => {
  const resource = machineResource(shape);
  const { field, unchanged } = shape;
  const moves = shape.moves.filter((move) => 'operation' in move);
  const finals = moves.filter(
    ({ to, provisional }) => !provisional && !shape.moves.some(({ from }) => from.includes(to)),
  );
  return resource?.id && field !== null && unchanged && finals.length > 0
    ? [{ shape, resource, field, unchanged, moves, finals, idName: resource.id }]
    : [];
});
type Machine = (typeof machines)[number];

const isOwn = ({ resource }: Machine, { path, id }: OperationShape): boolean =>
  id === resource.list || path.startsWith(`${resource.collection}/{${resource.id}}`);

const getId = ({ resource, idName }: Machine, record: unknown): string | null => {
  const id = member(record, idName);
  return typeof id === 'string' ? id : findId(record, resource.idPrefix ?? '', resource.name);
};

const toKey = ({ resource }: Machine, id: string): string => `${resource.name} ${id}`;

/** Checks records whose state is final, such as decided approvals and denied runs. Overlapping calls decide nothing. */
export const createFinalStateCheck = (): TraceCheck => {
  /** The final states of records, and the clauses by which they stay there. */
  const reached = createFacts<{ state: string; clause: ClauseId }>();
  /** The ids of other machines' records that a record names, such as the run of an approval. */
  const namedBy = new Map<string, Map<Machine, string>>();
  /** The operations that were carried out, used to distinguish two that overlapped. */
  const carriedOut = new Map<string, Exchange>();

  /** Remembers a final state, and the state to which its operation brings the records that the record names. */
  const settle = (
    machine: Machine,
    id: string,
    state: string,
    response: TracedResponse,
    isOwnMove: boolean,
  ) => {
    const move = machine.finals.find(({ to }) => to === state);
    if (!move) return;
    for (const [at, name] of [[machine, id] as const, ...(namedBy.get(toKey(machine, id)) ?? [])]) {
      const same = at.finals.find(({ operation }) => operation === move.operation);
      const key = toKey(at, name);
      if (!same || reached.get(key)) continue;
      reached.set(key, { state: same.to, clause: (isOwnMove && same.clause) || at.unchanged }, response);
    }
  };

  const checkStep = (
    machine: Machine,
    operation: OperationShape,
    response: TracedResponse,
  ): CheckResult[] => {
    const { shape } = machine;
    const { call, exchange } = response;
    const id = call.path[machine.idName] ?? '';
    const effect = getEffect(response);
    const before = reached.before(toKey(machine, id), response);
    const refusal = before && findStep(shape, operation.id, before.value.state);
    if (before && refusal?.kind === 'refusal' && refusal.clause) {
      const { status, code } = errors[refusal.error];
      const isNamed = fitsError(exchange, acceptedErrors(refusal.error as ErrorName));
      const isWrong = effect === 'done' || (exchange.status === status && !isNamed);
      if (!isWrong && !isNamed) return [];
      const expected = `${status} ${code}: it was ${before.value.state} before`;
      return [createResult(refusal.clause, !isWrong, expected, summarizeResponse(exchange), before.by)];
    }
    const move = findStep(shape, operation.id, shape.initial ?? '');
    if (effect !== 'done' || move?.kind !== 'move') return [];
    const other = carriedOut.get(id);
    carriedOut.set(id, exchange);
    if (other && shape.simultaneous) {
      const expected = 'one of the two operations refused';
      return [createResult(shape.simultaneous, false, expected, 'two successes', other)];
    }
    settle(machine, id, move.to, response, true);
    return [];
  };

  const checkRecord = (machine: Machine, record: unknown, response: TracedResponse): CheckResult[] => {
    const [id, state] = [getId(machine, record), member(record, machine.field)];
    if (id === null || typeof state !== 'string') return [];
    const key = toKey(machine, id);
    const named = namedBy.get(key) ?? new Map<Machine, string>();
    for (const other of machines) {
      const name = member(record, `${other.resource.name}_id`);
      if (other !== machine && typeof name === 'string') namedBy.set(key, named.set(other, name));
    }
    const before = reached.before(key, response);
    settle(machine, id, state, response, false);
    // If two operations overlapped, only the first record shows which one won.
    if (!before) return [];
    const { clause, state: expected } = before.value;
    return [createResult(clause, state === expected, expected, `${id} ${state}`, before.by)];
  };

  return {
    ended: (response) => {
      const { operation } = response.call;
      const machine = operation && machines.find((one) => isOwn(one, operation));
      if (!machine) return [];
      return listOperations(machine.shape).some((id) => id === operation.id)
        ? checkStep(machine, operation, response)
        : listRecords(response).flatMap((record) => checkRecord(machine, record, response));
    },
  };
};
