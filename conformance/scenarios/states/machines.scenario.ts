import {
  clauses,
  type ErrorName,
  errors,
  getOperation,
  type OperationId,
  type OperationShape,
  type ResourceName,
  type StateMachineShape,
  stateMachines,
} from '@workspace-api/contract';
import fc from 'fast-check';
import { getJson, isSuccess, member } from '../../checks/body.ts';
import { summarizeResponse } from '../../checks/check-result.ts';
import { sameRecord } from '../../checks/same-value.ts';
import {
  findStep,
  listMachineClauses,
  listOperations,
  listTours,
  machineResource,
  type Step,
  startClause,
} from '../../checks/state-machine.ts';
import {
  type CapabilityName,
  type Case,
  type Exchange,
  type Gate,
  type OperationRequest,
  type Scenario,
  scenario,
} from '../../engine/scenario.ts';
import { expectLinearizable, type RaceModel, rounds } from '../shared/linearizability.ts';

/** A state machine of the contract, and how the API exposes its records. */
type Machine = {
  shape: StateMachineShape;
  /** The kind of its records, and the parameter of their paths, or the member of a body, that names one. */
  kind: ResourceName;
  key: string;
  /** The operation that returns a record with its state; null if the API doesn't show the state. */
  show: OperationId | null;
};

/** A record with its expected state, and the members that no step may change. */
type Subject = { id: string; state: string; kept?: unknown };

/** @throws if no resource of the contract has the records of the machine */
const createMachine = (shape: StateMachineShape): Machine => {
  const resource = machineResource(shape);
  if (!resource?.id)
    throw new Error(`No resource of the contract has the records of the machine ${shape.name}.`);
  const { name: kind, id: key, inspect } = resource;
  return { shape, kind, key, show: shape.field === null ? null : inspect };
};

/** The request of an operation on a record. */
const createRequest = (t: Case, { key }: Machine, operation: OperationId, id: string): OperationRequest => {
  const { path, requestBody }: OperationShape = getOperation(operation);
  if (path.includes(`{${key}}`)) return { operation, path: { [key]: id } };
  return { operation, ...(requestBody && { body: t.sample(operation, { [key]: id }) }) };
};

/** The state in a record; the response if it has none. */
const stateIn = ({ shape }: Machine, response: Exchange): string => {
  const state = member(getJson(response), shape.field ?? '');
  return typeof state === 'string' ? state : summarizeResponse(response);
};

/** Creates a record in the initial state. */
const createSubject = async (t: Case, machine: Machine): Promise<Subject> => ({
  id: (await t.subjects.fresh(machine.kind)).id,
  state: machine.shape.initial ?? '',
});

/**
 * Reads a record, and remembers its state. The next step starts from the actual state, so that another provisional choice doesn't
 * end the case.
 *
 * @returns what differs from the expected state, or from the members that were read first; null if nothing does
 */
const observe = async (t: Case, machine: Machine, subject: Subject, expected: string) => {
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
      t.notExercised([], `a successful ${operation}: ${t.describeReturned(response)}`);
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
const takeStep = async (
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

/** Whether a state is left by no operation. */
const isFinal = (shape: StateMachineShape, state: string): boolean =>
  listOperations(shape).every((operation) => findStep(shape, operation, state)?.kind !== 'move');

/** The codes by which a machine refuses an operation. */
const refusals = ({ forbidden = [] }: StateMachineShape) =>
  [...new Set(forbidden.map(({ error }) => error as ErrorName))].map((name) => errors[name]);

const expectOthersUnchanged = async (t: Case, machine: Machine, others: readonly Subject[]) => {
  const { unchanged } = machine.shape;
  if (!unchanged || machine.show === null) return;
  for (const other of others) {
    const { state } = other;
    const difference = await observe(t, machine, other, state);
    const { got } = difference ?? { got: '' };
    t.expect(unchanged, difference === null, { expected: `another record still ${state}`, got });
  }
};

/** The machine as a model of simultaneous requests. */
const raceModel = (machine: Machine): Pick<RaceModel<string>, 'next'> => ({
  next: (state, { operation }, response) => {
    if (operation === machine.show)
      return response === null || stateIn(machine, response) === state ? [state] : [];
    const step = findStep(machine.shape, operation, state);
    const isMove = step?.kind === 'move';
    if (response === null) return [isMove ? step.to : state];
    // An error that the machine names is returned only where it forbids the operation.
    return isSuccess(response) === isMove ? [isMove ? step.to : state] : [];
  },
});

/** Sends all operations of a machine twice at the same time, and reads the record meanwhile and afterwards. */
const raceSteps = async (t: Case, gate: Gate, machine: Machine): Promise<void> => {
  const { shape, show } = machine;
  const { simultaneous: clause } = shape;
  if (!clause || show === null) return;
  const accepted = [...refusals(shape), errors['rate-limited']].map(({ status }) => status);
  let subject = await createSubject(t, machine);
  for (const round of rounds(gate)) {
    if (isFinal(shape, subject.state)) subject = await createSubject(t, machine);
    const request = (operation: OperationId) => createRequest(t, machine, operation, subject.id);
    const steps = listOperations(shape);
    const lanes = [...steps, ...steps].map(request);
    const [first, ...others] = round % 2 ? lanes.toReversed() : lanes;
    if (!first) return;
    const raced = await t.race([[first, request(show)], ...others]);
    const after = await t.race([request(show)]);
    expectLinearizable(t, clause, [...raced, ...after], {
      ...raceModel(machine),
      initial: subject.state,
      named: refusals(shape).map(({ code }) => code),
    });
    if (accepted.length > 1)
      for (const { exchange } of raced)
        if (exchange && !isSuccess(exchange) && exchange.status < 500)
          t.expectStatus(clause, exchange, ...accepted);
    const last = after[0]?.exchange;
    if (last) subject.state = stateIn(machine, last);
  }
};

/** Checks a machine: every step that a clause states, random sequences of steps, and simultaneous steps. */
const machineScenario = (
  shape: StateMachineShape,
  title: string,
  needs: readonly CapabilityName[] = [],
): Scenario => {
  const machine = createMachine(shape);
  const own = listMachineClauses(shape);
  const steps = scenario(title, { holds: [], clauses: own, needs }, async (gate) => {
    for (const tour of listTours(shape, shape.initial ?? '')) {
      await gate.case(`every step after ${tour[0]}`, async (t) => {
        const subject = await createSubject(t, machine);
        const starts = startClause(shape);
        const difference = await observe(t, machine, subject, subject.state);
        if (starts) t.hold({ clause: starts, difference });
        const other = machine.show && (await createSubject(t, machine));
        for (const operation of tour) await takeStep(t, machine, subject, operation);
        if (other) await expectOthersUnchanged(t, machine, [other]);
      });
    }
    if (machine.show === null) return;

    // Every step is covered. Longer sequences are for more effort.
    if (gate.effort !== 'quick') {
      const step = fc.record({
        operation: fc.constantFrom(...listOperations(shape)),
        which: fc.constantFrom(0, 1),
      });
      const hasFinal = shape.states.some((state) => isFinal(shape, state));
      await gate.property({
        name: 'sequences of steps on two records',
        arbitrary: fc.array(step, { minLength: 1, maxLength: 8 }),
        body: async (t, sequence) => {
          const create = async () => [await createSubject(t, machine), await createSubject(t, machine)];
          // Records that never end in a final state serve every sequence.
          const subjects = hasFinal ? await create() : await t.once(`two of ${shape.name}`, create);
          if (!hasFinal) for (const subject of subjects) await observe(t, machine, subject, subject.state);
          for (const { operation, which } of sequence) {
            const subject = subjects[which];
            if (subject) await takeStep(t, machine, subject, operation);
          }
          await expectOthersUnchanged(t, machine, subjects);
        },
        runs: { standard: 6, thorough: 50 },
      });
    }

    await gate.case('simultaneous steps', (t) => raceSteps(t, gate, machine));
  });
  return { id: `${own[0]?.split('.')[0]}.states`, ...steps };
};

const { agent, approval, token, secret } = stateMachines;

export const agents = machineScenario(
  agent,
  'A new agent is inactive, and then keeps the state that it was last set to',
);

export const approvals = machineScenario(approval, 'An approval is decided once, and the decision is final', [
  'pause-run',
]);

export const tokens = machineScenario(token, 'A revoked key can no longer be read, rotated or revoked');

export const secrets = machineScenario(secret, 'A deleted secret can no longer be rotated or used');

export const webhooks = machineScenario(
  stateMachines['webhook-endpoint'],
  'A deleted subscription is not found',
);
