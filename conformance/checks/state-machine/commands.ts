import type { StateMachineShape } from '@workspace-api/contract';
import fc from 'fast-check';
import type { MachineModel, MachinePort } from './machine-port.ts';
import { findStep, listOperations } from './step.ts';
import { takeStep } from './take-step.ts';

type Command<Real extends object> = fc.AsyncCommand<MachineModel, Real>;

type Rules<Real extends object, Result> = {
  machine: StateMachineShape;
  /** The port of the system under test. */
  getPort: (real: Real) => MachinePort<Result>;
  mostRecords: number;
};

const none = { operation: null, from: null, holds: null, provisional: false, reply: null } as const;

class Create<Real extends object, Result> implements Command<Real> {
  readonly rules: Rules<Real, Result>;

  constructor(rules: Rules<Real, Result>) {
    this.rules = rules;
  }

  check = (model: Readonly<MachineModel>): boolean => model.states.length < this.rules.mostRecords;

  async run(model: MachineModel, real: Real): Promise<void> {
    const port = this.rules.getPort(real);
    const id = await port.create();
    const got = await port.observe(id);
    const expected = this.rules.machine.initial ?? got;
    model.ids.push(id);
    model.states.push(got);
    port.check({ ...none, kind: 'starts', expected, got, holds: got === expected });
  }

  toString = (): string => 'create';
}

class Apply<Real extends object, Result> implements Command<Real> {
  readonly rules: Rules<Real, Result>;
  readonly operation: string;
  readonly which: number;

  constructor(rules: Rules<Real, Result>, operation: string, which: number) {
    this.rules = rules;
    this.operation = operation;
    this.which = which;
  }

  #at = (model: Readonly<MachineModel>): number => this.which % model.states.length;

  // A step that the machine doesn't define can't be checked, so it isn't tried.
  check = (model: Readonly<MachineModel>): boolean =>
    model.states.length > 0 &&
    findStep(this.rules.machine, this.operation, model.states[this.#at(model)] ?? '') !== null;

  async run(model: MachineModel, real: Real): Promise<void> {
    await takeStep(this.rules.machine, this.rules.getPort(real), model, this.#at(model), this.operation);
  }

  toString = (): string => `${this.operation}(#${this.which})`;
}

/**
 * The commands of a model run, derived from a state machine of the contract: one for each operation with a permitted or a
 * forbidden move, and (with `create`) one that creates a record. The run starts with the records that its model holds.
 */
export const machineCommands = <Real extends object, Result = unknown>(
  machine: StateMachineShape,
  getPort: (real: Real) => MachinePort<Result>,
  options: { create: boolean; mostRecords: number },
): fc.Arbitrary<Command<Real>>[] => {
  const { create, mostRecords } = options;
  const rules = { machine, getPort, mostRecords };
  const applied = listOperations(machine).map((operation) =>
    fc.nat({ max: mostRecords - 1 }).map((which): Command<Real> => new Apply(rules, operation, which)),
  );
  return create ? [fc.constant<Command<Real>>(new Create(rules)), ...applied] : applied;
};
