import { type ErrorName, errors, type OperationId, type StateMachineShape } from '@workspace-api/contract';
import fc from 'fast-check';
import { isSuccess } from '../../checks/body.ts';
import {
  findStep,
  listMachineClauses,
  listOperations,
  listTours,
  startClause,
} from '../../checks/state-machine.ts';
import { type Case, type Gate, type Scenario, scenario } from '../../engine/scenario.ts';
import type { CapabilityName } from '../../target/driver.ts';
import { expectLinearizable, type RaceModel, rounds } from '../shared/linearizability.ts';
import {
  createMachine,
  createRequest,
  createSubject,
  type Machine,
  observe,
  type Subject,
  stateIn,
  takeStep,
} from './machine.ts';

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
export const machineScenario = (
  id: string,
  title: string,
  shape: StateMachineShape,
  needs: readonly CapabilityName[] = [],
): Scenario => {
  const machine = createMachine(shape);
  const options = { clauses: listMachineClauses(shape), needs };
  const steps = scenario(title, options, async (gate) => {
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
      await gate.property(
        'sequences of steps on two records',
        fc.array(step, { minLength: 1, maxLength: 8 }),
        async (t, sequence) => {
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
        { runs: { standard: 6, thorough: 50 } },
      );
    }

    await gate.case('simultaneous steps', (t) => raceSteps(t, gate, machine));
  });
  return { id, ...steps };
};
