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
import { findStep, listMachineClauses, listOperations, machineResource } from '../state-machine.ts';
import { acceptedErrors, fitsError } from '../tolerated-errors.ts';
import {
  getEffect,
  listRecords,
  type TraceCheck,
  type TracedCall,
  type TracedResponse,
} from './traced-call.ts';

/** A record that reached a final state, the response that shows it, and the clause by which it stays there. */
type Final = { state: string; by: Exchange; clause: ClauseId };

/** The machines with final states whose records show their state. An operation leads to such a state, and none leaves it. */
const machines = (Object.values(stateMachines) as readonly StateMachineShape[]).flatMap((shape) => {
  const resource = machineResource(shape);
  const { field, unchanged } = shape;
  const moves = shape.moves.filter((move) => 'operation' in move);
  const finals = moves
    .filter(({ to, provisional }) => !provisional && !shape.moves.some(({ from }) => from.includes(to)))
    .map(({ to }) => to);
  return resource?.id && field !== null && unchanged && finals.length > 0
    ? [{ shape, resource, field, unchanged, moves, finals }]
    : [];
});
/** A machine, and the final states of its records in this trace. */
type Machine = (typeof machines)[number] & { finalById: Map<string, Final> };

/** The machine that a call is about, and the final states of the records that it may show, when the call started. */
type Begun = { machine: Machine; finals: ReadonlyMap<string, Final> };

const isOwn = ({ resource }: Machine, { path, id }: OperationShape): boolean =>
  id === resource.list || path.startsWith(`${resource.collection}/{${resource.id}}`);

const getId = ({ resource }: Machine, record: unknown): string | null => {
  const id = member(record, resource.id ?? '');
  return typeof id === 'string' ? id : findId(record, resource.idPrefix ?? '', resource.name);
};

/** Checks records whose state is final, such as decided approvals and denied runs. Overlapping calls decide nothing. */
export const createFinalStateCheck = (): TraceCheck<Begun> => {
  const all: Machine[] = machines.map((machine) => ({ ...machine, finalById: new Map<string, Final>() }));
  /** The ids of other machines' records that a record names, such as the run of an approval. */
  const namedBy = new Map<string, Map<Machine, string>>();
  /** The operations that were carried out, used to distinguish two that overlapped. */
  const carriedOut = new Map<string, Exchange>();

  const noteNames = (machine: Machine, id: string, record: unknown): void => {
    const named = namedBy.get(id) ?? new Map<Machine, string>();
    for (const other of all) {
      const name = member(record, `${other.resource.name}_id`);
      if (other !== machine && typeof name === 'string') named.set(other, name);
    }
    namedBy.set(id, named);
  };

  /** Remembers a final state, and the state to which its operation brings the records that the record names. */
  const settle = (machine: Machine, id: string, state: string, by: Exchange, isOwnMove: boolean): void => {
    if (!machine.finals.includes(state)) return;
    const move = machine.moves.find(({ to }) => to === state);
    const note = (at: Machine, key: string, to: string, clause: ClauseId | undefined) => {
      if (!at.finals.includes(to) || at.finalById.has(key)) return;
      at.finalById.set(key, { state: to, by, clause: (isOwnMove && clause) || at.unchanged });
    };
    note(machine, id, state, move?.clause);
    for (const [other, name] of namedBy.get(id) ?? []) {
      const same = other.moves.find(({ operation }) => operation === move?.operation);
      if (same) note(other, name, same.to, same.clause);
    }
  };

  const checkStep = (
    machine: Machine,
    { operation, path }: TracedCall & { operation: OperationShape },
    response: TracedResponse,
    before: Final | undefined,
  ): CheckResult[] => {
    const { shape } = machine;
    const { exchange } = response;
    const id = path[machine.resource.id ?? ''] ?? '';
    const effect = getEffect(response);
    const refusal = before && findStep(shape, operation.id, before.state);
    if (before && refusal?.kind === 'refusal' && refusal.clause) {
      const { status, code } = errors[refusal.error];
      const isNamed = fitsError(exchange, acceptedErrors(refusal.error as ErrorName));
      const isWrong = effect === 'done' || (exchange.status === status && !isNamed);
      if (!isWrong && !isNamed) return [];
      const expected = `${status} ${code}: it was ${before.state} before`;
      return [createResult(refusal.clause, !isWrong, expected, summarizeResponse(exchange), [before.by])];
    }
    const move = findStep(shape, operation.id, shape.initial ?? '');
    if (effect !== 'done' || move?.kind !== 'move') return [];
    const other = carriedOut.get(id);
    carriedOut.set(id, exchange);
    if (other && shape.simultaneous) {
      const expected = 'one of the two operations refused';
      return [createResult(shape.simultaneous, false, expected, 'two successes', [other])];
    }
    settle(machine, id, move.to, exchange, true);
    return [];
  };

  const checkRecord = (
    machine: Machine,
    record: unknown,
    exchange: Exchange,
    finals: ReadonlyMap<string, Final>,
  ): CheckResult[] => {
    const [id, state] = [getId(machine, record), member(record, machine.field)];
    if (id === null || typeof state !== 'string') return [];
    noteNames(machine, id, record);
    const before = finals.get(id);
    settle(machine, id, state, exchange, false);
    // If two operations overlapped, only the first record shows which one won.
    if (!before) return [];
    const isSame = state === before.state;
    return [createResult(before.clause, isSame, before.state, `${id} ${state}`, [before.by])];
  };

  return {
    clauses: all.flatMap(({ shape }) => listMachineClauses(shape)),
    started: ({ operation, path }) => {
      const machine = operation ? all.find((one) => isOwn(one, operation)) : undefined;
      if (!machine || !operation) return undefined;
      const { finalById, resource } = machine;
      if (operation.list) return { machine, finals: new Map(finalById) };
      const id = path[resource.id ?? ''] ?? '';
      const final = finalById.get(id);
      return { machine, finals: new Map(final ? [[id, final]] : []) };
    },
    ended: (call, response, begun) => {
      const { operation } = call;
      if (!operation || !begun) return [];
      const { machine, finals } = begun;
      if (listOperations(machine.shape).some((id) => id === operation.id))
        return checkStep(machine, { ...call, operation }, response, [...finals.values()][0]);
      const { exchange } = response;
      return listRecords(call, response).flatMap((record) => checkRecord(machine, record, exchange, finals));
    },
  };
};
