import {
  clauses,
  getOperation,
  type OperationId,
  type OperationShape,
  type ResourceName,
  type StateMachineShape,
} from '@workspace-api/contract';
import { getJson, isSuccess, member } from '../../checks/body.ts';
import { summarizeResponse } from '../../checks/check-result.ts';
import { sameRecord } from '../../checks/same-value.ts';
import { findStep, machineResource, type Step } from '../../checks/state-machine.ts';
import { describeRefusal } from '../../engine/case/describe-response.ts';
import type { Case, Exchange, OperationRequest } from '../../engine/scenario.ts';

/** A state machine of the contract, and how the API exposes its records. */
export type Machine = {
  shape: StateMachineShape;
  /** The kind of its records, and the parameter of their paths, or the member of a body, that names one. */
  kind: ResourceName;
  key: string;
  /** The operation that returns a record with its state; null if the API doesn't show the state. */
  show: OperationId | null;
};

/** A record with its expected state, and the members that no step may change. */
export type Subject = { id: string; state: string; kept?: unknown };

/** @throws if no resource of the contract has the records of the machine */
export const createMachine = (shape: StateMachineShape): Machine => {
  const resource = machineResource(shape);
  if (!resource?.id)
    throw new Error(`No resource of the contract has the records of the machine ${shape.name}.`);
  const { name: kind, id: key, inspect } = resource;
  return { shape, kind, key, show: shape.field === null ? null : inspect };
};

/** The request of an operation on a record. */
export const createRequest = (
  t: Case,
  { key }: Machine,
  operation: OperationId,
  id: string,
): OperationRequest => {
  const { path, requestBody }: OperationShape = getOperation(operation);
  if (path.includes(`{${key}}`)) return { operation, path: { [key]: id } };
  return { operation, ...(requestBody && { body: t.sample(operation, { [key]: id }) }) };
};

/** The state in a record; the response if it has none. */
export const stateIn = ({ shape }: Machine, response: Exchange): string => {
  const state = member(getJson(response), shape.field ?? '');
  return typeof state === 'string' ? state : summarizeResponse(response);
};

/** Creates a record in the initial state. */
export const createSubject = async (t: Case, machine: Machine): Promise<Subject> => ({
  id: (await t.subjects.fresh(machine.kind)).id,
  state: machine.shape.initial ?? '',
});

/**
 * Reads a record, and remembers its state. The next step starts from the actual state, so that another provisional choice doesn't
 * end the case.
 *
 * @returns what differs from the expected state, or from the members that were read first; null if nothing does
 */
export const observe = async (t: Case, machine: Machine, subject: Subject, expected: string) => {
  if (machine.show === null) {
    subject.state = expected;
    return null;
  }
  const response = await t.prepare(createRequest(t, machine, machine.show, subject.id));
  const record = getJson(response);
  const kept = machine.shape.keeps?.map((name) => [name, member(record, name)]);
  const before = subject.kept ?? kept;
  subject.kept = before;
  subject.state = stateIn(machine, response);
  if (subject.state !== expected) return { expected, got: subject.state };
  return sameRecord(before, kept) ? null : { expected: JSON.stringify(before), got: JSON.stringify(kept) };
};

const expectResponse = (t: Case, operation: OperationId, step: Step, response: Exchange): void => {
  if (step.clause === null) {
    if (step.kind === 'move' && !isSuccess(response))
      t.notExercised([], `a successful ${operation}: it returned ${describeRefusal(response)}`);
  } else if (step.kind === 'move') t.expectSuccess(step.clause, response);
  // The service document refuses it, but another error than the contract's is as good.
  else if (step.isProvisional && clauses[step.clause].level === 'must')
    t.expectRefused(step.clause, response);
  else t.expectError(step.clause, response, step.error);
};

/**
 * Applies an operation to a record. Checks its response, the next state, and the members that no step changes. Does nothing if
 * the machine doesn't define the step.
 */
export const takeStep = async (
  t: Case,
  machine: Machine,
  subject: Subject,
  operation: OperationId,
): Promise<void> => {
  const { state: from } = subject;
  const step = findStep(machine.shape, operation, from);
  if (!step) return;
  const response = await t.send(createRequest(t, machine, operation, subject.id));
  expectResponse(t, operation, step, response);
  const difference = await observe(t, machine, subject, step.kind === 'move' ? step.to : from);
  // A refused operation must change nothing, even if its error is provisional.
  const clause = step.kind === 'move' ? step.clause : (machine.shape.unchanged ?? step.clause);
  if (clause === null) return;
  const { expected, got } = difference ?? { expected: '', got: '' };
  const cause = `after ${operation}${step.kind === 'move' ? '' : ' was refused'}, on a record that was ${from}`;
  t.expect(clause, difference === null, { expected: `${expected} ${cause}`, got, exchange: response });
};
